/**
 * Themes of seasonal sets: `season+year+Class b c a emblem topper`, then what differs from the class's usual families:
 * `w:` weapon, `s:` other hand, `h:` head, `a:` body, `b:` back, `e:` eyes, `y:` neck, `p:` hair piece, `/pattern`.
 * "-" is none.
 */
export const SEASON_SETS = `
springRogue K I I cat cat h:animal a:costume w:dagger:13
springWarrior E I R paw bunny h:animal a:costume w:spear s:heater
springMage S I P moon mouse h:animal a:robe w:staff
springHealer A W R heart dog h:animal a:costume w:scepter s:ball
summerRogue U Y R skull feather h:tricorn a:coat w:saber:18 e:patch
summerWarrior B W R anchor - h:bandana a:coat w:scimitar s:heater e:patch
summerMage J F Y shell coral h:crown a:mermaid w:trident y:necklace
summerHealer T C M coral shell h:tiara a:mermaid w:scepter s:shell y:lei
fallRogue K R W bat - h:fedora a:coat w:wand s:bouquet
fallWarrior G K S bolt - h:cap a:apron w:hammer s:potion
fallMage V O H moon - h:witch a:robe w:broom
fallHealer E L G eye - h:scarfhead a:gi w:candle s:lantern
winter2015Rogue C B W crystal horns h:beast a:costume w:dagger:13
winter2015Warrior N W R candy - h:cap a:cake w:spoon s:gift /icing:ffffff,e04858,58b060
winter2015Mage B W C snow - h:trapper a:furs w:staff
winter2015Healer W C M snow pompom h:winter a:dress w:wand s:mirror
spring2015Rogue X I A - mouse h:animal a:costume w:dagger:11
spring2015Warrior N R Y bone dog h:animal a:costume w:club s:glove
spring2015Mage W P Y star bunny h:tophat a:suit w:wand
spring2015Healer O W C paw cat h:animal a:costume w:bell s:yarn
summer2015Rogue M T Y fish finmohawk h:fish a:scalesuit w:trident:16 y:necklace
summer2015Warrior Y O R sun fins h:fish a:scalesuit w:lance s:shell y:armour
summer2015Mage V C Y anchor - h:captain a:coat w:orb y:sash
summer2015Healer W B R anchor - h:boater a:shirt w:telescope s:buoy y:tie
fall2015Rogue Z R X bat - h:cowl a:leather w:axe:13
fall2015Warrior A L O pumpkin - h:straw a:tunic w:scythe s:basket
fall2015Mage P K H web - h:witch a:gown w:needle
fall2015Healer G P H mushroom - h:wizard a:apron w:potion s:cauldron
winter2016Rogue N E R heart pompom h:winter a:coat w:cup
winter2016Warrior W C R snow icicles h:helm a:plate w:hammer s:snowball
winter2016Mage O B Y chevron - h:goggles a:wetsuit w:staff:20
winter2016Healer R G W holly wings h:tiara a:dress w:wand s:bell
spring2016Rogue N W B bone dog h:animal a:coat w:dagger
spring2016Warrior L I R paw mouse h:helm a:plate w:rapier s:buckler
spring2016Mage K Y P moon cat h:witch a:robe w:clawstaff
spring2016Healer I W G flower bunny h:animal a:dress w:wand s:bouquet
summer2016Rogue F J Y bolt finmohawk h:fish a:scalesuit w:whip
summer2016Warrior X W R tooth fin h:fish a:scalesuit w:greatsword s:tower
summer2016Mage B C W wave fin h:fish a:mermaid w:staff
summer2016Healer A Y M shell fins h:fish a:mermaid w:ringstaff s:shell
fall2016Rogue K R R web web h:cowl a:leather w:dagger:15
fall2016Warrior F N H leaf branch h:beast a:furs w:club s:leaf
fall2016Mage V M H skull - h:witch a:archrobe w:moonstaff
fall2016Healer H A Y eye tentacles h:circlet a:toga w:crook s:mirror
winter2017Rogue C W B snow spikes h:hood a:coat w:pick:17
winter2017Warrior R W B star - h:openhelm a:jersey w:bat s:glove
winter2017Mage X W C moon fox h:animal a:furs w:crystalstaff
winter2017Healer P I Y candy flower h:tiara a:tutu w:wand s:candy
spring2017Rogue S I K paw bunny h:cowl a:leather w:dagger
spring2017Warrior O K W paw cat h:helm a:plate w:saber s:round
spring2017Mage L B Y bone dog h:wizard a:robe w:staff
spring2017Healer I G Y flower mouse h:laurel a:dress w:bouquet s:flower
summer2017Rogue T Y R wave horns h:beast a:scalesuit w:trident:16
summer2017Warrior L E C shell - h:crown a:plate w:shovel s:castle
summer2017Mage B C W spiral swirl h:wizard a:archrobe w:orb
summer2017Healer I E J shell shell h:tiara a:mermaid w:scepter s:shell
fall2017Rogue O K H pumpkin stem h:pumpkin a:costume w:candybag
fall2017Warrior A O W candy - h:mask a:tunic w:club s:lantern
fall2017Mage U Y P feather feathers h:mask a:archrobe w:staff
fall2017Healer K G Y bat - h:witch a:robe w:candle s:skullshield
winter2018Rogue N E R bell antlers h:animal a:costume w:sai
winter2018Warrior R G Y bow bow h:box a:box w:hammer s:gift /stripes:f7c344
winter2018Mage P Y M star - h:party a:robe w:firecracker /sparkle:f7c344,e2609b,54bf9c
winter2018Healer G W R holly leaves h:laurel a:dress w:bouquet s:bell
spring2018Rogue Y O W paw beak h:animal a:costume w:reed
spring2018Warrior O I Y sun - h:helm a:plate w:sword s:round
spring2018Mage M G Y flower petals h:hood a:gown w:flower
spring2018Healer U I R gem crystals h:circlet a:gown w:crystalstaff s:gem
summer2018Rogue T L Y fish - h:floppy a:waders w:rod
summer2018Warrior R B M fish fins h:fish a:scalesuit w:axe s:fishy
summer2018Mage A U W fish spikes h:fish a:scalesuit w:staff
summer2018Healer J Y P crown coral h:crown a:mermaid w:trident s:shell
fall2018Rogue K W R moon - h:mask a:suit w:cane
fall2018Warrior N U Y horn bull h:beast a:furs w:battleaxe s:round
fall2018Mage M W C candy candy h:witch a:robe w:candystaff
fall2018Healer G M R leaf petals h:beast a:dress w:crook s:leaf
winter2019Rogue R G Y flower petals h:hood a:leather w:bouquet
winter2019Warrior W C B snow icicles h:helm a:plate w:spear s:crystal
winter2019Mage V O Y bolt flames h:wizard a:robe w:firecracker
winter2019Healer B Y W star star h:circlet a:archrobe w:starstaff s:orb
spring2019Rogue W C B cloud cloud h:hood a:leather w:rapier
spring2019Warrior P I Y flower petals h:helm a:plate w:lance s:flower
spring2019Mage A Y N bug gem h:wizard a:archrobe w:clawstaff
spring2019Healer R N Y bird bird h:hood a:costume w:horn s:basket
summer2019Rogue X S T tooth finmohawk h:fish a:scalesuit w:hammer
summer2019Warrior G N L shell - h:helm a:plate w:sword s:tower
summer2019Mage I F Y flower petals h:laurel a:gown w:flower s:lily
summer2019Healer I O C shell shell h:hennin a:mermaid w:horn s:shell
fall2019Rogue Z R W note - h:tophat a:suit w:rapier e:domino
fall2019Warrior K V Y feather feathers h:animal a:plate w:saber s:wing
fall2019Mage N L O eye eyes h:beast a:furs w:club
fall2019Healer V H E skull crown h:skull a:archrobe w:skullstaff s:tome e:fullmask
winter2020Rogue V Y O candle lights h:hood a:coat w:lantern
winter2020Warrior F R Y tree branch h:helm a:plate w:spear s:heater
winter2020Mage R W G note bell h:bonnet a:robe w:bell
winter2020Healer N O Y star flower h:winter a:dress w:bouquet s:potion
spring2020Rogue B Y V gem crystals h:cowl a:leather w:dagger:15
spring2020Warrior F C Y bug antennae h:helm a:plate w:horn s:shell
spring2020Mage C T B drop umbrella h:bonnet a:coat w:umbrella
spring2020Healer P Y H flower petals h:tiara a:gown w:flower s:leaf
summer2020Rogue F E R tooth finmohawk h:beast a:scalesuit w:sai
summer2020Warrior M C Y fish fins h:fish a:scalesuit w:rod s:fishy /rainbow:f2605c,f79a3c,f8d548,6cc465,4fa8e8
summer2020Mage S R C wave feathers h:fish a:mermaid w:staff
summer2020Healer J W C drop crystals h:circlet a:dress w:orb s:orb
fall2020Rogue G P R eye - h:beast a:costume w:axe:14
fall2020Warrior Z J C skull - h:cowl a:cloakrobe w:scythe s:lantern
fall2020Mage V M Y eye gem h:turban a:archrobe w:orb
fall2020Healer N E L skull antennae h:hood a:dress w:candle s:butterfly
winter2021Rogue F G R holly leaves h:hood a:leather w:whip
winter2021Warrior B W O fish - h:trapper a:furs w:rod s:bucket
winter2021Mage S V Y moon moon h:wizard a:archrobe w:moonstaff
winter2021Healer W O B compass - h:trapper a:coat w:staff s:lantern
spring2021Rogue M Y G flower flowers h:hood a:leather w:flower
spring2021Warrior O Y R sun crest h:helm a:plate w:sword s:gem
spring2021Mage W K O feather feathers h:tiara a:tutu w:wingstaff
spring2021Healer H G L leaf leaves h:laurel a:dress w:crook s:leaf
summer2021Rogue O W K fish fins h:fish a:scalesuit w:reed
summer2021Warrior C B S fish wings h:fish a:scalesuit w:spear s:wing
summer2021Mage E N C spiral tentacles h:hood a:robe w:nautilus
summer2021Healer G R Y feather feathers h:animal a:costume w:parrotstaff s:parrot
fall2021Rogue H P G drop swirl h:beast a:costume w:flail
fall2021Warrior K O Y pumpkin stem h:pumpkin a:coat w:greatsword s:skullshield
fall2021Mage I G P spiral tentacles h:beast a:robe w:orb
fall2021Healer R Y O flame flames h:circlet a:robe w:torch s:flame
winter2022Rogue V M Y star lights h:cowl a:leather w:firecracker
winter2022Warrior R W G candy pompom h:winter a:tunic w:candycane s:bag
winter2022Mage U R Y gem crown h:crown a:archrobe w:staff
winter2022Healer C W B crystal crystals h:circlet a:gown w:crystalstaff s:crystal
spring2022Rogue K W C feather feathers h:hood a:leather w:dagger:13
spring2022Warrior B K Y bolt cloud h:helm a:plate w:umbrella s:umbrella
spring2022Mage Y G A flower petals h:wizard a:robe w:flower
spring2022Healer H Y G gem crystals h:tiara a:dress w:scepter s:gem
summer2022Rogue R O E paw eyes h:helm a:scalesuit w:clawpair
summer2022Warrior B C W spiral swirl h:helm a:plate w:trident s:orb
summer2022Mage K B S wave fins h:hood a:mermaid w:staff
summer2022Healer Y C K fish fin h:fish a:mermaid w:scepter s:fishy
fall2022Rogue G T E leaf - h:knot a:costume w:fishspear
fall2022Warrior F N R tooth horns h:beast a:furs w:club s:round
fall2022Mage U E Y feather feathers h:circlet a:costume w:wingstaff
fall2022Healer V R W eye eyes h:hood a:robe w:eyestaff s:orb
winter2023Rogue R W Y bow bow h:cowl a:leather w:whip
winter2023Warrior N E C tooth - h:beast a:costume w:lance s:round
winter2023Mage F Y R star lights h:wizard a:robe w:lantern
winter2023Healer R K Y bird crest h:hood a:costume w:branch s:birdshield
spring2023Rogue H Y K bug antennae h:hood a:costume w:leafblade
spring2023Warrior J M Y bird feathers h:helm a:plate w:rapier s:wing
spring2023Mage S P C moon gem h:circlet a:archrobe w:moonstaff
spring2023Healer W G Y flower petals h:tiara a:gown w:flower s:bouquet
summer2023Rogue B O Y fish fin h:fish a:scalesuit w:reed
summer2023Warrior O Y W fish crest h:fish a:scalesuit w:spear s:bubble
summer2023Mage M O I coral coral h:circlet a:mermaid w:coralstaff
summer2023Healer F H Y leaf tentacles h:laurel a:dress w:kelpstaff s:leaf
fall2023Rogue P G H mushroom - h:witch a:apron w:spoon
fall2023Healer F N H leaf branch h:beast a:furs w:crook s:plant
fall2023Warrior R K W skull - h:mask a:coat w:cleaver s:camera
fall2023Mage U R Y bat horns h:hood a:archrobe w:staff
winter2024Rogue W N Y bird cat h:animal a:costume w:dagger
winter2024Healer C B W snow icicles h:crown a:gown w:crystalstaff s:crystal
winter2024Warrior N W R candy candy h:helm a:plate w:candycane s:candy
winter2024Mage X W C horn unicorn h:fish a:mermaid w:hornstaff
spring2024Warrior P J C crystal crystals h:helm a:plate w:greatsword s:crystal
spring2024Mage R M Y flower flower h:wizard a:gown w:flower
spring2024Healer B O W bird bird h:hood a:costume w:branch s:basket
spring2024Rogue W C H drop icicles h:hood a:leather w:icicle
summer2024Warrior B W C fish fin h:fish a:scalesuit w:trident s:tower /spots:faf6ee
summer2024Mage M P H wave tentacles h:beast a:gown w:anemonestaff
summer2024Healer O V Y spiral eyes h:hood a:mermaid w:crook s:shell
summer2024Rogue B Y O wave antennae h:fish a:scalesuit w:sai
fall2024Warrior R O Y flame horns h:beast a:furs w:trident s:round
fall2024Mage Z P J skull flames h:hood a:archrobe w:skullstaff
fall2024Healer G S M gear antennae h:bubble a:wetsuit w:raygun s:camera
fall2024Rogue Z Y H cat cat h:animal a:costume w:sai
winter2025Warrior N L R leaf antlers h:animal a:furs w:axe s:heater
winter2025Mage V J M star halo h:wizard a:archrobe w:orb /fall:54bf9c,4a86d8,7d52b8
winter2025Healer F Y R star lights h:circlet a:dress w:lantern s:lights
winter2025Rogue W B C snow snow h:hood a:leather w:icicle
spring2025Warrior Y O W sun crest h:helm a:plate w:sword s:round
spring2025Rogue P C I crystal crystals h:cowl a:leather w:dagger:15
spring2025Healer I Y W flower flowers h:laurel a:sarong w:bouquet s:flower
spring2025Mage H F Y bug antennae h:hood a:robe w:mantisstaff
summer2025Warrior Q E M shell shell h:helm a:plate w:spear s:shell
summer2025Rogue M V I drop tentacles h:fish a:scalesuit w:whip
summer2025Healer C W O drop wings h:hood a:mermaid w:wingstaff s:orb
summer2025Mage B M Y fish fin h:fish a:mermaid w:staff
fall2025Warrior N D L paw - h:beast a:furs w:club s:log
fall2025Mage W K R moon - h:ghost a:cloakrobe w:candle
fall2025Healer O G Y eye horns h:beast a:furs w:candle s:map
fall2025Rogue E K R skull - h:skull a:costume w:bone
winter2026Warrior C K W skull icicles h:cowl a:plate w:scythe s:crystal
winter2026Mage V Y O candle candles h:wizard a:robe w:candle
winter2026Healer W S B paw bear h:animal a:costume w:staff s:fishy
winter2026Rogue R B W snow pompom h:winter a:wetsuit w:skipole
spring2026Warrior G Y O drop eyes h:helm a:plate w:reed s:lily
spring2026Rogue N H I leaf branch h:hood a:leather w:branch
spring2026Healer W G Y bell petals h:bonnet a:dress w:flower s:bell
spring2026Mage M C Y flower ribbon h:laurel a:gown w:maypole
`;

/** Mystery sets, in the same grammar without the class; only the slots in the set are used. */
export const MYSTERY_SETS = `
201402 W R Y wing wings h:helm a:tunic b:wings
201403 G N Y leaf antlers a:leather
201404 O Y B bug antennae b:butterfly
201405 R O Y flame flames h:hood a:robe
201406 B C P drop tentacles h:fish a:scalesuit
201407 T S Y anchor - h:bubble a:wetsuit
201408 Y R O sun crown h:turban a:archrobe
201409 L N G leaf antlers a:furs
201410 G Z Y gem horns a:scalesuit b:dragonwings
201411 N O Y leaf feathers h:cap w:basket
201412 W K O snow beak h:animal a:costume
201501 C W B star crystals h:crown a:plate
201502 P Y M wing wings w:wingstaff
201503 T Y J wave - a:robe e:goggles
201504 Y K A bug antennae a:costume b:insect
201505 G S M heart plume h:helm w:lance
201506 B Y C fish - a:wetsuit e:goggles
201507 T R O palm - b:sail e:shades
201508 Y L O paw cat h:animal a:costume
201509 N Z R moon fox h:animal a:furs
201510 U R O bat horns b:batwings
201511 L N G tree branch h:greathelm a:plate
201512 R Y O flame flames h:hood a:robe
201601 Y B R star crest h:crown s:heater
201602 M R I heart - h:witch b:cape
201603 G Y H clover leaves h:cap a:tunic
201604 H M Y leaf leaves h:laurel a:dress
201605 R Y B note plume h:shako a:suit
201606 W S J wave tentacles h:hood a:gown
201607 V J B eye fins h:fish a:scalesuit
201608 C Y V bolt cloud h:hood b:cloak
201609 W K I paw horns h:animal a:costume
201610 V H S moon - h:ghosthood a:cloakrobe
201611 Y A O acorn leaves h:crown w:horn
201612 F R Y holly branch h:elf a:coat
201701 Y S C hourglass halo e:visor s:hourglass
201702 I R W heart swirl h:wig b:cape
201703 S Y B wave plume h:helm a:mail
201704 H I Y flower wings a:dress b:fairywings
201705 Y O R feather feathers h:openhelm y:fur
201706 K S R skull - b:flag y:belt
201707 B I W drop tentacles h:hood a:gown
201708 R O Z flame - w:flamesword s:heater
201709 P Y W star - b:cloak s:tome
201710 R Z Y flame horns h:beast a:costume
201711 T Y R wind - b:ribbons y:scarf h:turban a:robe
201712 Y W O candle candles h:laurel a:robe
201801 C W V snow antennae b:fairywings
201802 R I W heart bug h:helm a:plate s:heater
201803 V Y C bug antennae h:hood b:butterfly
201804 N L R acorn cat b:foxtail
201805 B J P eye feathers h:circlet b:turkeytail
201806 K C Y fish eyes h:fish a:scalesuit
201807 T P G wave fins h:beast a:scalesuit
201808 R U Y flame horns h:beast a:plate
201809 O N Y leaf leaves h:circlet a:gown
201810 P O H bat horns h:goblin a:furs
201811 V Y M star - h:wizard w:starstaff
201812 W C S moon fox b:foxtail
201901 B S Y star spikes h:openhelm y:armour
201902 Y P M star - e:stars s:candy
201903 I Y C egg crest h:egg a:costume
201904 W M C gem crystals h:circlet a:gown
201905 R Y V flame ram b:dragonwings
201906 M O Y fish fins a:scalesuit
201907 T O I sun - h:ballcap a:sarong e:shades
201908 N G A leaf ram a:furs
201909 L N G acorn - h:acorn a:tunic
201910 Z H G flame flames h:hood a:robe
201911 C V W crystal - h:wizard w:crystalstaff
201912 S W P snow antennae h:circlet b:fairywings
202001 K J Y wing wings h:helm b:wings
202002 M W R heart - y:amulet w:bow
202003 S K Y spike spikes h:barbhelm y:armour
202004 O K W bug antennae b:butterfly
202005 B W S wing horns b:dragonwings
202006 J M C shell coral h:tiara a:mermaid
202007 K W B wave fin h:fish a:scalesuit
202008 N W Y feather cat h:animal y:fur
202009 V E P moon antennae b:butterfly
202010 K O R bat cat h:animal b:batwings
202011 Y O R leaf leaves h:laurel s:leaf
202012 C R Y flame feathers h:circlet b:wings
202101 W S B snow cat h:animal a:costume
202102 I M Y heart flowers w:staff
202103 I G W flower petals h:laurel a:gown
202104 P G Y flower flowers a:robe w:flower
202105 S V C wing horns b:dragonwings
202106 Y C M sun shell h:tiara a:mermaid
202107 T Y W fish - h:boater y:whistle
202108 R Y U flame spikes h:samurai e:eye
202109 M V Y moon antennae b:butterfly
202110 L H G moss horns h:beast a:plate
202111 Y V C hourglass - h:wizard w:clockstaff
202112 J C W snow coral h:tiara a:mermaid
202201 V Y M star lights e:stars w:firecracker
202202 T I M wave swirl h:pigtails e:visor
202203 V C J bug antennae b:insect
202204 B O Y star - a:suit e:visor
202205 K R Y flame horns b:dragonwings
202206 C B W drop swirl h:circlet b:fins
202207 P C I jelly tentacles h:hood a:gown
202208 Y B M swirl swirl h:wig e:hearts
202209 V Y P star - w:book s:tome
202210 G U E snake fin h:beast a:scalesuit
202211 B Y S star halo h:helm w:lightningstaff
202212 C W Y star star a:gown w:wand
202301 R O Y fox fox h:animal b:foxtail
202302 O K W paw cat b:thintail
202303 M V Y bolt spikes h:spikyhair e:shades
202304 X Y R crown plume h:teahat a:plate
202305 Y K H star horns b:dragonwings
202306 R Y B star horns a:plate w:mace
202307 K T R kraken tentacles a:scalesuit
202308 P I Y star - h:spikyhair e:glasses
202309 W O Y moon antennae b:fairywings
202310 G P H flame flames a:robe
202311 F Y H star - h:nightcap w:orb
202312 W C B snow flames h:hood e:eye
202401 V C W snow - a:archrobe b:cloak
202402 P Y H spiral horns h:jester b:tail
202403 G Y H clover flower h:bowler w:cane
202404 P H M mushroom - h:mushroom w:mushroomstaff
202405 Y A R flame horns b:dragonwings
202406 U Y G skull - h:tricorn a:coat e:patch
202407 I E M flower eyes h:axolotl a:costume
202408 B Y S star - w:greatsword s:kite
202409 F P Y eye - h:witch s:orb
202410 K O N pumpkin cat b:thintail
202411 K R S spike spikes h:openhelm y:armour
202412 R W G candy antlers h:winter a:costume
202501 W C S snow - h:openhelm s:crystal
202502 I R W heart - h:jester a:suit s:heartsh
202503 J Y C wave - h:helm e:visor
202504 N F L paw - h:beast a:furs
202505 B C H wing antennae b:butterfly
202506 Y O C sun - b:halo s:sunsh
202507 X B C tooth fin h:fish b:fins
202508 B S O fish - w:fishspear s:fishy
202509 Y R S lion - a:plate y:fur b:cape
202510 V S H bat - b:batwings e:visor
202511 C W B snow - w:axe s:round
202512 N W R candy - h:cookie a:cake w:cookiewand
202601 C Y W star - w:starstaff b:crystalwings
202602 I M W heart bunny h:animal b:bobtail
202603 R H Y bug - h:bug w:leafblade b:insect
202604 G I M frog eyes h:animal a:costume
202605 Y W P star wings b:wings s:orb
301404 N Y C gear - h:tophat a:coat w:cane e:goggles
301405 N A C gear goggles h:boater e:monocle s:watch
301703 V J Y feather feathers h:circlet a:gown e:domino
301704 J O R bird feathers h:bowler a:suit s:fan
wondercon_red R U Y - - b:cape y:scarf e:domino
wondercon_gold Y A R - - y:collar
wondercon_black K Z S - - b:cape y:scarf e:domino
`;
