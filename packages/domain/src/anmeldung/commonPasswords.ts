/** From published lists, German and international. Short ones too: padding them with digits makes them long enough, but no better. */
export const haeufigePasswords: ReadonlySet<string> = new Set(
  `
  password passwort passw0rt kennwort geheim secret login welcome willkommen hallo hello admin administrator root test tester gast guest user
  changeme letmein master default standard start neustart anfang zugang schluessel schlüssel ficken arschloch scheisse scheiße fuckyou
  qwertz qwerty qwertzuiop qwertyuiop qwertzui qwertzuiopü asdfghjkl asdfghjklö asdfgh asdf yxcvbnm zxcvbnm yxcvbn qayxsw qaywsx qazwsx
  qazwsxedc qaywsxedc 1qay2wsx 1qaz2wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6z 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 zaq12wsx abcdefghij abcdefgh abc
  abcd abcde abcdef qwert qwer asd yxcv zxcv abc123 a1b2c3d4e5 aa123456 abcd1234 abc1234567 passwort123 password123
  0123456789 1234567890 12345678910 123456789 12345678 1234567 123456 12345 9876543210 987654321 0987654321 1029384756 123123123 123321
  1234554321 1212121212 1122334455 112233445566 111222333 1234512345 1357924680 2468013579 147258369 159753456852 741852963 789456123
  7894561230 3141592653 0000000000 1111111111 9999999999 1234567891 12345678900 0102030405 102030405060 1020304050
  schatz schatzi liebling engel prinzessin princess prinz love iloveyou ichliebedich liebe sweetheart baby babygirl honey darling sonnenschein
  sunshine sommer winter herbst frühling fruehling summer spring autumn sonne mond stern sterne himmel blume blumen flower rose
  montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar april august september oktober november dezember monday friday
  deutschland germany berlin hamburg muenchen münchen koeln köln frankfurt stuttgart dortmund dresden leipzig schalke04 bayern werder
  fussball fußball football soccer baseball basketball hockey champion trustno1 superman batman spiderman starwars pokemon minecraft ninja
  michael michelle thomas andreas stefan stephan daniel sabine susanne nicole claudia sandra martina melanie jessica jennifer ashley charlie
  alexander maximilian sebastian christian florian tobias matthias johannes franziska katharina elisabeth jordan hunter george robert
  hund katze hase maus mausi mäuschen pferd pferde tiger loewe löwe bärchen baerchen schnucki schnuffi spatz dragon monkey shadow phoenix
  computer internet samsung iphone google facebook windows microsoft linux apple android laptop ferrari mercedes porsche bmw audi volkswagen
  pflege pflegedienst pfleger apotheke apotheker arzt praxis krankenhaus medizin rezept bestellung doktor gesundheit schwester station
  freedom access whatever killer pussy mustang harley corvette cookie cheese pepper ginger banana orange schokolade kaffee pizza killer
  `
    .trim()
    .split(/\s+/),
)
