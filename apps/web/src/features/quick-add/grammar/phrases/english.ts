/** What quick add understands of English phrases on Wednesday, 18 November 2026: `phrase | understood`, as `sayLine` says it. */
export const ENGLISH = `
# Every day
stretch every day | daily “stretch” [daily]
stretch daily | daily “stretch” [daily]
stretch each day | daily “stretch” [daily]
stretch every single day | daily “stretch” [daily]
every day stretch | daily “stretch” [daily]
stretch once a day | daily “stretch” [daily]
stretch every other day | daily “stretch” [daily x2]
stretch every second day | daily “stretch” [daily x2]
stretch every 3 days | daily “stretch” [daily x3]
stretch every three days | daily “stretch” [daily x3]
stretch every third day | daily “stretch” [daily x3]
every 10 days descale the kettle | daily “descale the kettle” [daily x10]
meditate every morning | daily “meditate” [daily]
every evening read | daily “read” [daily]
journal every night | daily “journal” [daily]
stretch every day at 8am | daily “stretch” [daily] [at 8:00]
stretch every day in the morning | daily “stretch” [daily]
Every day stretch | daily “stretch” [daily]

# Weeks
weekly review weekly | daily “weekly review” [weekly]
review every week | daily “review” [weekly]
review once a week | daily “review” [weekly]
review weekly on mon | daily “review” [weekly on m]
review every week on friday | daily “review” [weekly on f]
review every 2 weeks | daily “review” [weekly x2]
review every two weeks on tue | daily “review” [weekly x2 on t]
bins every 2 weeks on tuesday | daily “bins” [weekly x2 on t]
bins every other week on mon | daily “bins” [weekly x2 on m]
bins tuesdays every two weeks | daily “bins” [weekly x2 on t]
bins every other tuesday | daily “bins” [weekly x2 on t]
bins every second tuesday | daily “bins” [weekly x2 on t]
bins every 2nd tuesday | daily “bins” [weekly x2 on t]
bins fortnightly | daily “bins” [weekly x2]
bins every fortnight | daily “bins” [weekly x2]
bins every 6 weeks | daily “bins” [weekly x6]

# Weekdays
gym mon wed fri | daily “gym” [weekly on m w f]
gym mon, wed, fri | daily “gym” [weekly on m w f]
gym every mon,wed | daily “gym” [weekly on m w]
gym every mon, wed and fri | daily “gym” [weekly on m w f]
gym on mondays and thursdays | daily “gym” [weekly on m th]
mondays and thursdays gym | daily “gym” [weekly on m th]
gym mon/wed | daily “gym” [weekly on m w]
gym mon-fri | daily “gym” [weekly on m t w th f]
gym monday to friday | daily “gym” [weekly on m t w th f]
gym every mon-thu | daily “gym” [weekly on m t w th]
gym sat sun | daily “gym” [weekly on su s]
gym every Monday | daily “gym” [weekly on m]
every Monday gym | daily “gym” [weekly on m]
gym on tuesdays | daily “gym” [weekly on t]
gym mondays | daily “gym” [weekly on m]
gym every weekday | daily “gym” [weekly on m t w th f]
gym weekdays | daily “gym” [weekly on m t w th f]
gym on weekdays | daily “gym” [weekly on m t w th f]
gym every weekend | daily “gym” [weekly on su s]
gym weekends | daily “gym” [weekly on su s]
gym on the weekends | daily “gym” [weekly on su s]
every monday evening yoga | daily “yoga” [weekly on m]
gym every mon 7am | daily “gym” [weekly on m] [at 7:00]
gym mon and wed at 7pm | daily “gym” [weekly on m w] [at 19:00]

# Months
rent monthly | daily “rent” [monthly]
rent every month | daily “rent” [monthly]
rent once a month | daily “rent” [monthly]
rent monthly on the 15th | daily “rent” [monthly on 15]
rent every month on 1st | daily “rent” [monthly on 1]
rent every month on the 31st | daily “rent” [monthly on 31]
rent every 15th | daily “rent” [monthly on 15]
rent every 15th of the month | daily “rent” [monthly on 15]
rent on the 1st of every month | daily “rent” [monthly on 1]
rent 1st of the month | daily “rent” [monthly on 1]
rent every 2 months on the 31st | daily “rent” [monthly x2 on 31]
rent every other month | daily “rent” [monthly x2]
rent every 3 months | daily “rent” [monthly x3]
rent every quarter | daily “rent” [monthly x3]
rent quarterly | daily “rent” [monthly x3]
first monday of the month club | daily “club” [monthly on 1. m]
club every first monday | daily “club” [monthly on 1. m]
club on the first monday of the month | daily “club” [monthly on 1. m]
club every second tuesday of the month | daily “club” [monthly on 2. t]
club monthly on the 2nd tuesday | daily “club” [monthly on 2. t]
club every 2 months on the first friday | daily “club” [monthly x2 on 1. f]
rent on the last day of every month | daily “rent” [monthly on last day]
rent every last day of the month | daily “rent” [monthly on last day]

# Years
checkup yearly | daily “checkup” [yearly]
checkup every year | daily “checkup” [yearly]
checkup annually | daily “checkup” [yearly]
checkup every 2 years | daily “checkup” [yearly x2]
birthday every march 3rd | daily “birthday” [yearly on 2027-03-03]
birthday every year on 24 nov | daily “birthday” [yearly on 2026-11-24]
birthday every 24 november | daily “birthday” [yearly on 2026-11-24]
birthday on 24 nov every year | daily “birthday” [yearly on 2026-11-24]

# Days
call Ida today | todo “call Ida” [2026-11-18]
call Ida tonight | todo “call Ida” [2026-11-18]
call Ida this evening | todo “call Ida” [2026-11-18]
call Ida tomorrow | todo “call Ida” [2026-11-19]
tomorrow call Ida | todo “call Ida” [2026-11-19]
Tomorrow call Ida | todo “call Ida” [2026-11-19]
call Ida tomorrow morning | todo “call Ida” [2026-11-19]
call Ida the day after tomorrow | todo “call Ida” [2026-11-20]
call Ida in 3 days | todo “call Ida” [2026-11-21]
call Ida in a week | todo “call Ida” [2026-11-25]
call Ida in two weeks | todo “call Ida” [2026-12-02]
call Ida in a month | todo “call Ida” [2026-12-18]
call Ida in a year | todo “call Ida” [2027-11-18]
call Ida in a fortnight | todo “call Ida” [2026-12-02]
call Ida a week from today | todo “call Ida” [2026-11-25]
call Ida two weeks from today | todo “call Ida” [2026-12-02]
call Ida 3 days from now | todo “call Ida” [2026-11-21]
call Ida a week from friday | todo “call Ida” [2026-11-27]
call Ida next week | todo “call Ida” [2026-11-23]
call Ida next month | todo “call Ida” [2026-12-01]
call Ida next year | todo “call Ida” [2027-01-01]
call Ida this weekend | todo “call Ida” [2026-11-21]
call Ida at the weekend | todo “call Ida” [2026-11-21]
call Ida fri | todo “call Ida” [2026-11-20]
call Ida friday | todo “call Ida” [2026-11-20]
call Ida Friday | todo “call Ida” [2026-11-20]
call Ida on friday | todo “call Ida” [2026-11-20]
on friday call Ida | todo “call Ida” [2026-11-20]
call Ida by sat | todo “call Ida” [2026-11-21]
call Ida on sun | todo “call Ida” [2026-11-22]
call Ida next friday | todo “call Ida” [2026-11-20]
call Ida this friday | todo “call Ida” [2026-11-20]
call Ida friday next week | todo “call Ida” [2026-11-27]
call Ida next week friday | todo “call Ida” [2026-11-27]
call Ida friday evening | todo “call Ida” [2026-11-20]
call Ida friday, then rest | todo “call Ida, then rest” [2026-11-20]
Friday: call Ida | todo “call Ida” [2026-11-20]
taxes by the 15th | todo “taxes” [2026-12-15]
taxes on the 15th | todo “taxes” [2026-12-15]
taxes 24 nov | todo “taxes” [2026-11-24]
taxes nov 24 | todo “taxes” [2026-11-24]
taxes nov 24th | todo “taxes” [2026-11-24]
taxes 24th of November 2027 | todo “taxes” [2027-11-24]
taxes 10 nov | todo “taxes” [2027-11-10]
taxes due 24 dec | todo “taxes” [2026-12-24]
taxes 29 feb | todo “taxes” [2028-02-29]
taxes by march 3 | todo “taxes” [2027-03-03]
taxes may 5 | todo “taxes” [2027-05-05]
taxes fri 20 nov | todo “taxes” [2026-11-20]
taxes 2026-12-31 | todo “taxes” [2026-12-31]
taxes end of month | todo “taxes” [2026-11-30]
taxes by the end of the month | todo “taxes” [2026-11-30]
taxes last day of the month | todo “taxes” [2026-11-30]
taxes at the end of next month | todo “taxes” [2026-12-31]
taxes end of the year | todo “taxes” [2026-12-31]
Do this tomorrow | todo “Do this” [2026-11-19]

# Times
call Ida 8am | todo “call Ida” [at 8:00]
call Ida 8 pm | todo “call Ida” [at 20:00]
call Ida at 8:30 pm | todo “call Ida” [at 20:30]
call Ida 17:30 | todo “call Ida” [at 17:30]
call Ida at 9 | todo “call Ida” [at 9:00]
call Ida at 9 tomorrow | todo “call Ida” [at 9:00] [2026-11-19]
call Ida tomorrow at 9 | todo “call Ida” [2026-11-19] [at 9:00]
call Ida fri 8am | todo “call Ida” [2026-11-20] [at 8:00]
call Ida sun 8am | todo “call Ida” [2026-11-22] [at 8:00]
call Ida noon | todo “call Ida” [at 12:00]
call Ida at noon | todo “call Ida” [at 12:00]
call Ida 12am | todo “call Ida” [at 0:00]
call Ida at 7 o'clock | todo “call Ida” [at 7:00]
call Ida at half past eight | todo “call Ida” [at 8:30]
call Ida quarter to nine | todo “call Ida” [at 8:45]
call Ida in 2 hours | todo “call Ida” [in 120 min]
call Ida in 30 minutes | todo “call Ida” [in 30 min]
call Ida in an hour | todo “call Ida” [in 60 min]
stretch every day at 6:45 | daily “stretch” [daily] [at 6:45]

# Starts
water daily from tomorrow | daily “water” [daily] [2026-11-19]
water every 3 days starting dec 1 | daily “water” [daily x3] [2026-12-01]
water every day from monday | daily “water” [daily] [2026-11-23]

# Signs
water the herbs every 3 days 8am #home !easy | daily “water the herbs” [daily x3] [at 8:00] [#home] [!1]
renew the passport fri #home !hard | todo “renew the passport” [2026-11-20] [#home] [!2]
read #home-office @int | todo “read” [#home-office] [@int]
pay #2026-taxes | todo “pay” [#2026-taxes]
espresso cost 12 | reward “espresso” [12 gold]
espresso 35 gold | reward “espresso” [35 gold]
espresso costs 12.5 gold | reward “espresso” [12.5 gold]
+ drink water | habit “drink water” [+]
- sugar | habit “sugar” [-]
stairs +/- | habit “stairs” [+-]
Gym - every monday | daily “Gym” [weekly on m]
call Ida (tomorrow) | todo “call Ida” [2026-11-19]

# Traps: names and ordinary words
sun cream | text ?sun [2026-11-22]
buy sun cream | text ?sun [2026-11-22]
mon ami | text ?mon [2026-11-23]
read the daily telegraph | text ?daily [daily]
read the Sunday Times | text
watch Friday Night Lights | text ?Friday Night [2026-11-20]
buy the Friday paper | text ?Friday [2026-11-20]
learn Ruby Tuesday by heart | text ?Tuesday [2026-11-24]
plan Black Friday shopping | text ?Friday [2026-11-20]
bake for Good Friday | text ?Friday [2026-11-20]
sat exam | text ?sat [2026-11-21]
where I sat | text ?sat [2026-11-21]
enjoy the sun | text ?sun [2026-11-22]
Jane wed Tom | text ?wed [2026-11-25]
march on the town hall | text
may I ask Jo | text
plan the monday meeting | text ?monday [2026-11-23]
prepare for monday | text ?monday [2026-11-23]
prepare for tomorrow | text ?tomorrow [2026-11-19]
write about tomorrow | text ?tomorrow [2026-11-19]
tomorrow's list | text
friday's list | text
read Every Day is Extra | text ?Every Day [daily]
watch Tomorrow Never Dies | text ?Tomorrow [2026-11-19]
see Around the World in 80 Days | text ?in 80 Days [2027-02-06]
raise the weekly rent | text ?weekly [weekly]
order a monthly ticket | text ?monthly [monthly]
daily standup | text ?daily [daily]
fix daily report layout | text ?daily [daily]
hourly rate | text
buy the second half | text
move the second sofa | text
in the long run | text
hate mondays | text ?mondays [weekly on m]
John 3:16 | text ?3:16 [at 3:16]
read John 3:16 | text ?3:16 [at 3:16]
read Chapter 8 am Meer | text ?8 am [at 8:00]
issue #42 | text
fix #42 and #7 | text
learn C# and !important | text
meet at 9 Main Street | text ?at 9 [at 9:00]
lower at 9% | text
room 8:30 | text ?8:30 [at 8:30]
cook dinner for 5 | text
buy a gold ring | text
buy 2 gold rings | text
win 24 gold medals | text
costs 20 euros | text
order size 8 | text
24/7 support | text
mix 1/2 cup | text
week 3 report | text
send mail to bob@mon.com | text
maybe monitor the sunrise | text
sunday-best shoes | text
weekend bag | text
monthly-report.pdf | text
ask about 25:70 | text
back in a minute | text
today or tomorrow | text
monday or tuesday | text
send March numbers | text
may flowers | text
buy mon cheri | text ?mon [2026-11-23]
text Sat Nav repair | text ?Sat [2026-11-21]
pay the second week | text
last minute gift | text
one day trip | text
the day after | text

# Traps: half of a phrase
every last friday of the month | text !every last friday of the month (lastWeekday)
last friday of the month | text !last friday of the month (lastWeekday)
last friday call Ida | text
write up last friday | text
every day until dec 24 | text !until dec 24 (end)
every day for 2 weeks | text !for 2 weeks (end)
water every monday until may | text !until may (end)
first monday in december | text
every first and third monday | text
every 1st and 15th | text
every january | text
every day except sunday | text
every third friday | text ?every third friday [weekly x3 on f]
3 times a week gym | text !3 times a week (tooOften)
twice a day gym | text !twice a day (tooOften)
every 2 hours drink | text !every 2 hours (tooOften)
every 0 days | text
9-10am standup | text
from 9 to 10am standup | text
9am-10am standup | text
8am 9am | text
before friday | text ?friday [2026-11-20]
after friday | text ?friday [2026-11-20]
since monday | text ?monday [2026-11-23]
until friday | text
next weekend | text ?next weekend [2026-11-28]
31 feb | text !31 feb (noDate)
31 april call | text !31 april (noDate)
on 30 feb | text !on 30 feb (noDate)
30 feb 2027 | text !30 feb 2027 (noDate)
espresso cost 99999999999999 | text !cost 99999999999999 (price)
2 mondays | text ?mondays [weekly on m]
friday 13th | text
email from friday | text ?from friday [2026-11-20]
half of monday | text ?monday [2026-11-23]
monday week | text
every day until christmas | text !until christmas (end)
water every day till may | text !till may (end)
gym from monday to friday | daily “gym” [weekly on m t w th f]
every second tuesday bins | daily “bins” [weekly x2 on t]
eat out every first of january | text
read the book in a day | text ?in a day [2026-11-19]
week of may 5 | text ?may 5 [2027-05-05]
friday the 13th | text
wait until tomorrow | text
finish this tomorrow | todo “finish this” [2026-11-19]
take out the 8am train | text ?8am [at 8:00]
my monday | text ?monday [2026-11-23]
lunch 9:30 | todo “lunch” [at 9:30]
Lunch 9:30 | text ?9:30 [at 9:30]
dinner 19:00 with Al | todo “dinner with Al” [at 19:00]
tomorrow at 9am or 10am | text
half an hour a day | text
call Ida at 25 | text
31st of february | text !31st of february (noDate)
on the 32nd | text !on the 32nd (noDate)
monday, friday | daily “” [weekly on m f]
clean every other saturday morning | daily “clean” [weekly x2 on s]

# More, as people type
water plants every other saturday starting next month | daily “water plants” [weekly x2 on s] [2026-12-01]
call mom every sunday at 7pm | daily “call mom” [weekly on su] [at 19:00]
dentist appointment tue 24 nov at 14:30 | todo “dentist appointment” [2026-11-24] [at 14:30]
buy milk, eggs and bread tomorrow | todo “buy milk, eggs and bread” [2026-11-19]
tomorrow: buy milk | todo “buy milk” [2026-11-19]
read 20 pages every day | daily “read 20 pages” [daily]
read 10 min every day | daily “read 10 min” [daily]
run 5 km every monday, wednesday and friday at 6:30am | daily “run 5 km” [weekly on m w f] [at 6:30]
meeting with Al on thursday at 3pm | todo “meeting with Al” [2026-11-19] [at 15:00]
prepare the april report by monday | todo “prepare the april report” [2026-11-23]
game saturday night | todo “game” [2026-11-21]
party saturday night at 8 | todo “party” [2026-11-21] [at 8:00]
every sat and sun clean | daily “clean” [weekly on su s]
send the friday newsletter every thursday | daily “send the friday newsletter” [weekly on th] ?friday [2026-11-20]
monthly report every month | daily “monthly report” [monthly]
weekly shop on saturday | todo “weekly shop” [2026-11-21] ?weekly [weekly]
write daily journal daily | daily “write daily journal” [daily]
birthday of Ann on 3 march every year | daily “birthday of Ann” [yearly on 2027-03-03]
Ann's birthday march 3 | todo “Ann's birthday” [2027-03-03]
renew domain 2027-03-01 | todo “renew domain” [2027-03-01]
call back in 15 min | todo “call back” [in 15 min]
second monday of every month book club | daily “book club” [monthly on 2. m]
book club 2nd monday of the month at 7pm | daily “book club” [monthly on 2. m] [at 19:00]
rent due on the 1st | todo “rent” [2026-12-01]
rent due 1st of every month | daily “rent” [monthly on 1]
go to gym on Mon, Wed & Fri | daily “go to gym” [weekly on m w f]
every weekday morning walk | daily “walk” [weekly on m t w th f]
no sugar weekdays | daily “no sugar” [weekly on m t w th f]
plan today | todo “plan” [2026-11-18]
Friday | todo “” [2026-11-20]
fri | todo “” [2026-11-20]
review PR #12 today | todo “review PR #12” [2026-11-18]
call at 9am tomorrow morning | todo “call” [at 9:00] [2026-11-19]
9am call | todo “call” [at 9:00]
5pm | todo “” [at 17:00]
sept 5 party | todo “party” [2027-09-05]
party on september 5th at 5 | todo “party” [2027-09-05] [at 5:00]
5th of november fireworks | todo “fireworks” [2027-11-05]
remember remember the 5th of november | todo “remember remember” [2027-11-05]
1 may | todo “” [2027-05-01]
may 1st | todo “” [2027-05-01]
in 5 minutes | todo “” [in 5 min]
by tomorrow | todo “” [2026-11-19]
due tomorrow | todo “” [2026-11-19]
due monday | todo “” [2026-11-23]
cost 5 | reward “” [5 gold]
for 5 gold | reward “” [5 gold]
an ice cream 5.5 gold | reward “an ice cream” [5.5 gold]
+/- snack | habit “snack” [+-]
-5 kg by march 1 | todo “-5 kg” [2027-03-01]
+1 guest tomorrow | todo “+1 guest” [2026-11-19]
every 29 feb | daily “” [yearly on 2028-02-29]
every feb 29 | daily “” [yearly on 2028-02-29]
every 31st | daily “” [monthly on 31]

# More traps
pay bills on the 1st and 15th of every month | text
submit report by end of day friday | text
book flight to Paris in march | text
pay the june invoice | text
watch the saturday game | text ?saturday [2026-11-21]
take pills 3 times a day | text !3 times a day (tooOften)
take pills every 8 hours | text !every 8 hours (tooOften)
take pills every day at 8am and 8pm | text
yearly review in january | text ?yearly [yearly]
review yearly goals | text ?yearly [yearly]
buy a daily planner | text ?daily [daily]
order gift for mother's day | text
check mail every morning and evening | text
drink water every hour | text !every hour (tooOften)
reply in 3 working days | text
clean gutters twice a year | text !twice a year (tooOften)
clean oven every 3rd saturday | text ?every 3rd saturday [weekly x3 on s]
walk the dog mornings | text
do laundry this weekend or next | text
do laundry next weekend | text ?next weekend [2026-11-28]
mow lawn once every two weeks | text
mow lawn every 2-3 weeks | text
mow lawn every couple of weeks | text
mow lawn every few days | text
every now and then call Ida | text
every time I smoke | text
each of them | text
fix the 8am bug | text ?8am [at 8:00]
today is a good day | text ?today [2026-11-18]
today's plan | text
Monday blues playlist | text ?Monday [2026-11-23]
learn monday.com | text
email tom@sun.org | text
visit Sunday River | text ?Sunday [2026-11-22]
visit Easter Island at easter | text
at work, tidy desk | text
noon walk | text ?noon [at 12:00]
high noon | text ?noon [at 12:00]
buy 1 may flower | text ?1 may [2027-05-01]
2nd draft | text
3rd floor keys | text
first aid kit | text
day 1 | text
in the morning | text
in a few days | text
in 10 | text
until tomorrow | text
gold 5 | text
on feb 29 2027 | text !on feb 29 2027 (noDate)
`;
