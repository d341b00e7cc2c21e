import type { Pairs } from './refusal.ts'
import { versandSentences } from './versand.errors.ts'

const sentences = (prefix: string, pairs: Pairs): Record<string, { de: string; en: string }> =>
  Object.fromEntries(Object.entries(pairs).map(([name, [de, en]]) => [`${prefix}${name}`, { de, en }]))

/** Sentences for one wrong field; the key is the code that a schema or a decider gives. */
export const fieldSentences = {
  ...sentences('', {
    pflicht: ['Bitte ausfüllen.', 'Please fill in.'],
    unbekannt: [
      'Diese Angabe gibt es hier nicht. Bitte laden Sie die Seite neu.',
      'This field does not exist here. Please reload the page.',
    ],
    nur_arzt: [
      'Das beurteilt nur eine Ärztin oder ein Arzt. Bitte anderes wählen.',
      'Only a doctor can judge this. Please choose something else.',
    ],
    doppelt: ['Diese Angabe kommt zweimal vor. Bitte eine davon entfernen.', 'This appears twice. Please remove one of them.'],
    typ: ['Diese Angabe hat die falsche Form. Bitte prüfen.', 'This value has the wrong format. Please check it.'],
    auswahl: ['Bitte eine der Möglichkeiten wählen.', 'Please choose one of the options.'],
    zu_klein: ['Der Wert ist zu klein oder zu kurz. Bitte prüfen.', 'The value is too small or too short. Please check it.'],
    zu_gross: ['Der Wert ist zu groß oder zu lang. Bitte prüfen.', 'The value is too large or too long. Please check it.'],
    zu_wenige: ['Das sind zu wenige. Bitte ergänzen.', 'There are too few entries. Please add more.'],
    kuehlbereich: [
      'Nicht kühl geblieben: Bitte nicht übergeben, sondern „Zustellung fehlgeschlagen“ mit dem Grund Kühlkette eintragen.',
      'Not kept cool. Please do not hand it over: record “Delivery failed” with the reason cold chain.',
    ],
    falsch: ['Bitte prüfen Sie diese Angabe.', 'Please check this entry.'],
    karte_ohne_ende: [
      'Diese Karte hört mittendrin auf. Bitte exportieren Sie sie noch einmal.',
      'This card ends midway. Please export it again.',
    ],
    zeichen: ['Hier stehen unzulässige Zeichen. Bitte entfernen.', 'This contains characters that are not allowed. Please remove them.'],
    datum: ['Dieses Datum gibt es nicht. Bitte prüfen.', 'This date does not exist. Please check it.'],
    code: ['Bitte die sechs Ziffern eingeben.', 'Please enter the six digits.'],
    plz: ['Diese Postleitzahl gibt es nicht. Bitte prüfen.', 'This postcode does not exist. Please check it.'],
    telefon: ['Bitte mit Vorwahl angeben.', 'Please include the area code.'],
    link: [
      'Ein Link hier beginnt mit einem /, sonst mit https://, mailto: oder tel:. Bitte prüfen.',
      'An internal link starts with one /, any other with https://, mailto: or tel:. Please check it.',
    ],
    'datei.endung': [
      'Der Name muss auf .pdf, .jpg, .png oder .webp enden und zum Inhalt der Datei passen. Bitte umbenennen.',
      'The name must end in .pdf, .jpg, .png or .webp and match what the file contains. Please rename it.',
    ],
    'anliegen.adresse': [
      'Bitte drei bis vierzig kleine Buchstaben, Ziffern und Striche; am Anfang und Ende kein Strich.',
      'Please use three to forty lower-case letters, digits and hyphens; no hyphen at the start or end.',
    ],
    'anliegennummer.format': [
      'Bitte prüfen Sie die Nummer: Sie hat acht Buchstaben und Ziffern.',
      'Please check the number: it has eight letters and digits.',
    ],
    'anliegen.vergeben': [
      'Dieser Link ist schon vergeben. Bitte einen anderen wählen.',
      'This link is already taken. Please choose another one.',
    ],
    'rechtstext.angabe_fehlt': [
      'In diesem Text fehlt der Platzhalter einer vorgeschriebenen Angabe. Bitte einfügen.',
      'This text is missing the placeholder for a required detail. Please insert it.',
    ],
    'rechtstext.platz_unbekannt': [
      'Ein Platzhalter in {{…}} ist hier nicht bekannt. Bitte ändern oder entfernen.',
      'A placeholder in {{…}} is unknown. Please change or remove it.',
    ],
    'rechtstext.luecke': ['Hier steht noch eine Lücke in [[…]]. Bitte ausfüllen.', 'There is still a gap in [[…]]. Please fill it in.'],
    rolle: ['Diese Rolle ist hier nicht möglich. Bitte eine andere wählen.', 'This role is not possible here. Please choose another one.'],
    dosis: [
      'Bitte die Dosis wie im Medikationsplan angeben: 1, 1/2, 0,5.',
      'Please enter the dose as in the medication plan: 1, 1/2, 0,5.',
    ],
    'passwort.haeufig': [
      'Dieses Passwort steht auf jeder Liste. Bitte ein anderes wählen.',
      'This password is too common. Please choose another one.',
    ],
    'passwort.persoenlich': [
      'Bitte ein Passwort ohne Namen, Adresse, Organisation oder „Dreiklang“.',
      'Please choose a password without your name, address, organisation or “Dreiklang”.',
    ],
    messwert: ['Dieser Wert ist nicht möglich. Bitte prüfen.', 'This value is not possible. Please check it.'],
    bereich: ['Die obere Grenze liegt unter der unteren. Bitte prüfen.', 'The upper limit is below the lower one. Please check both.'],
    diastole: [
      'Der zweite Wert muss kleiner sein als der erste. Bitte prüfen.',
      'The second value must be smaller than the first. Please check both.',
    ],
    wundgrund: ['Die Anteile müssen zusammen 100 % ergeben. Bitte prüfen.', 'The shares must add up to 100 %. Please check them.'],
    messzeit: [
      'Die Zeit liegt vor dem Tag des Besuchs oder in der Zukunft. Bitte prüfen.',
      'The time is before the day of the visit or in the future. Please check it.',
    ],
    zugangscode: [
      'Schlüsselnummern und Codes gehören nicht neben die Adresse. Bitte bei den Zugangsdaten in der Akte eintragen.',
      'Key numbers and codes do not belong in the address. Please enter them with the access data in the record.',
    ],
    unterschrift: [
      'Die Unterschrift ist unleserlich. Bitte noch einmal unterschreiben lassen.',
      'The signature cannot be read. Please have it signed again.',
    ],
    'pzn.format': ['Eine PZN hat acht Ziffern. Bitte prüfen.', 'A PZN has eight digits. Please check it.'],
    'pzn.pruefziffer': [
      'Die Prüfziffer der PZN stimmt nicht. Bitte die Nummer prüfen.',
      'The check digit of the PZN is wrong. Please check the number.',
    ],
    'kvnr.format': [
      'Eine Versichertennummer hat einen Buchstaben und neun Ziffern. Bitte prüfen.',
      'An insurance number has one letter and nine digits. Please check it.',
    ],
    'kvnr.pruefziffer': [
      'Die Prüfziffer der Versichertennummer stimmt nicht. Bitte die Nummer prüfen.',
      'The check digit of the insurance number is wrong. Please check the number.',
    ],
    'ik.format': ['Ein Institutionskennzeichen hat neun Ziffern. Bitte prüfen.', 'An IK has nine digits. Please check it.'],
    'ik.pruefziffer': [
      'Die Prüfziffer des Institutionskennzeichens stimmt nicht. Bitte die Nummer prüfen.',
      'The check digit of the IK is wrong. Please check the number.',
    ],
    'icd.format': ['Bitte einen ICD-10-Schlüssel wie E11.90 angeben.', 'Please enter an ICD-10 code such as E11.90.'],
    'beschaeftigtennummer.format': [
      'Eine Beschäftigtennummer hat neun Ziffern. Bitte prüfen.',
      'A Beschäftigtennummer has nine digits. Please check it.',
    ],
    'handzeichen.format': ['Bitte zwei bis vier Buchstaben als Handzeichen angeben.', 'Please enter two to four letters as initials.'],
    'lanr.format': ['Eine LANR hat neun Ziffern. Bitte prüfen.', 'A LANR has nine digits. Please check it.'],
    'lanr.pruefziffer': [
      'Die Prüfziffer der LANR stimmt nicht. Bitte die Nummer prüfen.',
      'The check digit of the LANR is wrong. Please check the number.',
    ],
    'bsnr.format': [
      'Eine BSNR hat neun Ziffern und beginnt mit dem Schlüssel der KV. Bitte prüfen.',
      'A BSNR has nine digits and starts with the code of the KV. Please check it.',
    ],
    'bsnr.pruefziffer': ['Diese BSNR gibt es nicht. Bitte die Nummer prüfen.', 'This BSNR does not exist. Please check the number.'],
    'btm_nummer.format': [
      'Die Nummer eines BtM-Rezepts hat neun Ziffern. Bitte lesen Sie sie vom Formular ab.',
      'The number of a BtM form has nine digits. Please enter it as printed on the form.',
    ],
    'rezept_id.format': [
      'Eine Rezept-ID hat 18 Ziffern: 160.000.000.000.000.00. Bitte prüfen.',
      'A prescription ID has 18 digits: 160.000.000.000.000.00. Please check it.',
    ],
    'rezept_id.pruefziffer': [
      'Die Prüfziffer der Rezept-ID stimmt nicht. Bitte die Nummer prüfen.',
      'The check digits of the prescription ID are wrong. Please check the number.',
    ],
    'hmv.format': ['Bitte eine HMV-Nummer wie 15.25.30.0001 angeben.', 'Please enter an HMV number such as 15.25.30.0001.'],
    'telematik_id.format': ['Bitte eine Telematik-ID wie 3-abc123 angeben.', 'Please enter a Telematik-ID such as 3-abc123.'],
    'kim.format': [
      'Bitte eine KIM-Adresse angeben; sie endet auf .kim.telematik.',
      'Please enter a KIM address; it ends in .kim.telematik.',
    ],
    'telefon.format': [
      'Diese Nummer kann es nicht geben. Bitte mit Vorwahl angeben.',
      'This number does not exist. Please include the area code.',
    ],
    regel: ['Bitte wählen, an welchen Tagen sich das wiederholt.', 'Please choose the days on which this repeats.'],
    uhrzeit: ['Bitte eine Uhrzeit wie 08:30 angeben.', 'Please enter a time such as 08:30.'],
    zeitspanne: ['Die Zeiten müssen nacheinander liegen. Bitte prüfen.', 'The times must follow one another. Please check them.'],
    zeitraum_lang: ['Bitte höchstens zwei Jahre.', 'Please choose two years at most.'],
    zeitraum: ['Das Ende liegt vor dem Beginn. Bitte prüfen.', 'The end is before the start. Please check both.'],
    gebiet: ['Bitte Postleitzahlen oder Bereiche wie 80331-80339 angeben.', 'Please enter postcodes or ranges such as 80331-80339.'],
    website: ['Bitte den ganzen Link mit https:// angeben.', 'Please enter the full link with https://.'],
    ust_id: ['Eine USt-IdNr. hat DE und neun Ziffern. Bitte prüfen.', 'A VAT number consists of DE and nine digits. Please check it.'],
    idf: ['Eine Apotheken-IDF hat sieben Ziffern. Bitte prüfen.', 'An Apotheken-IDF has seven digits. Please check it.'],
  }),
  ...sentences('versand.', versandSentences),
}
