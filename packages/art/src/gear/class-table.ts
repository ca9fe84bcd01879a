/**
 * Class gear tier by tier, in rising splendour: wood and cloth, iron, steel, silver and blue, ruby and gold,
 * all gold. Grammar in gear/spec.ts: family and its numbers, colours for b c a d, then `+emblem`, `^topper`,
 * `/pattern`.
 */
export const CLASS_GEAR = `
weapon_base_0 club:13 L N N D
weapon_warrior_0 sword:13,3 L N N D
weapon_warrior_1 sword:18,3 S X N D
weapon_warrior_2 axe:19 S X R N
weapon_warrior_3 mace:19 X K S D
weapon_warrior_4 sword:23,3.6 C B Y V
weapon_warrior_5 greatsword:24 R Y W U
weapon_warrior_6 flamesword:27 Y A R U
weapon_rogue_0 dagger:9 L N N D
weapon_rogue_1 dagger:12 S X N D
weapon_rogue_2 scimitar:14 S N G D
weapon_rogue_3 sai:15 X K R D
weapon_rogue_4 katana:19 C K J Z
weapon_rogue_5 saber:20 P Y R K
weapon_rogue_6 scimitar:20 Y A P V
weapon_wizard_0 cane:14 N D L D
weapon_wizard_1 staff:20 N L C N
weapon_wizard_2 clawstaff:22 N A G N
weapon_wizard_3 ringstaff:23 X X B K
weapon_wizard_4 crystalstaff:24 B Y C T
weapon_wizard_5 moonstaff:25 P Y R V
weapon_wizard_6 starstaff:26 Y A Y V
weapon_healer_0 wand:9 L L E N
weapon_healer_1 scepter:12 N L I D
weapon_healer_2 scepter:14 S X C X
weapon_healer_3 crook:20 E Y P N
weapon_healer_4 ringstaff:22 W Y J A
weapon_healer_5 wingstaff:23 W W R Y
weapon_healer_6 wingstaff:26 Y Y C A
armor_base_0 shirt E L L D
armor_warrior_1 leather N D L D
armor_warrior_2 mail X K L D /scales:c0cad6
armor_warrior_3 plate S X B K
armor_warrior_4 plate R Y Y U +star
armor_warrior_5 royalplate Y A R U
armor_rogue_1 leather L N N D
armor_rogue_2 leather K Z X Z
armor_rogue_3 leather F G H D /blots:55a552,3c5a3c
armor_rogue_4 coat V P R K
armor_rogue_5 coat Z Y P V +gem
armor_wizard_1 robe L N E N
armor_wizard_2 robe B C S N
armor_wizard_3 robe T H J D +leaf
armor_wizard_4 robe P Y Y V +moon
armor_wizard_5 archrobe V Y R P /stars:f7c344
armor_healer_1 robe E L G L
armor_healer_2 robe H W F G
armor_healer_3 robe W R R X +cross
armor_healer_4 dress W Y J A +leaf
armor_healer_5 archrobe W Y C A +heart
head_base_0 cap E L L D
head_warrior_1 cap N D L D
head_warrior_2 openhelm X K L D /scales:c0cad6
head_warrior_3 helm S X R K
head_warrior_4 helm R Y Y U ^plume
head_warrior_5 greathelm Y R W A ^wings
head_rogue_1 bandana L N N D
head_rogue_2 hood K Z X Z
head_rogue_3 hood F G H D /blots:55a552
head_rogue_4 cowl V P R K
head_rogue_5 cowl Z Y P V ^batwings
head_wizard_1 wizard N L L D
head_wizard_2 wizard B C S V
head_wizard_3 wizard T H Y D
head_wizard_4 wizard P Y Y V
head_wizard_5 wizard V Y R P /stars:f7c344,fff4b0 ^gem
head_healer_1 headband G E W F
head_healer_2 circlet S S J X
head_healer_3 veil W R R X
head_healer_4 tiara Y Y J A
head_healer_5 crown Y A C W ^wings
shield_base_0 plant G N I D
shield_warrior_1 round N D X D
shield_warrior_2 buckler X K S D
shield_warrior_3 heater B S W X +chevron
shield_warrior_4 heater R Y Y U +star
shield_warrior_5 kite Y R W A +crown
shield_healer_1 buckler N L G D +leaf
shield_healer_2 kite H W W F +clover
shield_healer_3 heater W R R X +cross
shield_healer_4 shell J Y W T
shield_healer_5 wing W Y Y A +sun
body_base_0 none
back_base_0 none
headAccessory_base_0 none
eyewear_base_0 none
`;
