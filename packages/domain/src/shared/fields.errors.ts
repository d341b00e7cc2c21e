import type { Pairs } from './refusal.ts'

const sentences = (prefix: string, pairs: Pairs): Record<string, { de: string; en: string }> =>
  Object.fromEntries(Object.entries(pairs).map(([name, [de, en]]) => [`${prefix}${name}`, { de, en }]))

/** Sentences for one wrong field; the key is the code that a schema or a decider gives. */
export const fieldSentences = {
  ...sentences('', {
    pflicht: ['Bitte ausfüllen.', 'Please fill in.'],
    unbekannt: ['Diese Angabe gibt es nicht.', 'This field does not exist.'],
    nur_arzt: ['Das beurteilt nur eine Ärztin oder ein Arzt.', 'Only a doctor can judge this.'],
    doppelt: ['Diese Angabe kommt zweimal vor.', 'This field appears twice.'],
    typ: ['Diese Angabe hat die falsche Form.', 'This value has the wrong format.'],
    auswahl: ['Bitte eine der Möglichkeiten wählen.', 'Please choose one of the options.'],
    zu_klein: ['Der Wert ist zu klein oder zu kurz.', 'The value is too small or too short.'],
    zu_gross: ['Der Wert ist zu groß oder zu lang.', 'The value is too large or too long.'],
    zu_wenige: ['Das sind zu wenige.', 'There are too few entries.'],
    falsch: ['Bitte prüfen Sie diese Angabe.', 'Please check this entry.'],
    karte_ohne_ende: [
      'Diese Karte hört mittendrin auf. Bitte exportieren Sie sie noch einmal.',
      'This card ends midway. Please export it again.',
    ],
    zeichen: ['Unzulässige Zeichen.', 'Contains characters that are not allowed.'],
    datum: ['Dieses Datum gibt es nicht.', 'This day does not exist.'],
    code: ['Bitte die sechs Ziffern eingeben.', 'Please enter the six digits.'],
    plz: ['Diese Postleitzahl gibt es nicht.', 'This postcode does not exist.'],
    telefon: ['Bitte mit Vorwahl angeben.', 'Please include the area code.'],
    link: [
      'Eine Adresse hier beginnt mit einem /, sonst mit https://, mailto: oder tel:.',
      'An internal link starts with one /, any other with https://, mailto: or tel:.',
    ],
    'datei.endung': [
      'Der Name muss auf .pdf, .jpg, .png oder .webp enden und zum Inhalt der Datei passen.',
      'The name must end in .pdf, .jpg, .png or .webp and match what the file contains.',
    ],
    'anliegen.adresse': [
      'Drei bis vierzig kleine Buchstaben, Ziffern und Striche; am Anfang und Ende kein Strich.',
      'Three to forty lower-case letters, digits and hyphens; no hyphen at the start or end.',
    ],
    'anliegennummer.format': [
      'Bitte prüfen Sie die Nummer: Sie hat acht Buchstaben und Ziffern.',
      'Please check the number: it has eight letters and digits.',
    ],
    'anliegen.vergeben': ['Diese Adresse ist schon vergeben.', 'This link is already taken.'],
    'rechtstext.angabe_fehlt': [
      'In diesem Text fehlt der Platz einer vorgeschriebenen Angabe.',
      'This text is missing the placeholder for a required detail.',
    ],
    'rechtstext.platz_unbekannt': ['Ein Platz in {{…}} ist hier nicht bekannt.', 'A placeholder in {{…}} is unknown.'],
    'rechtstext.luecke': ['Hier steht noch eine Lücke in [[…]].', 'There is still a gap in [[…]].'],
    rolle: ['Diese Rolle ist hier nicht möglich.', 'This role is not possible here.'],
    dosis: ['Dosis wie im Medikationsplan: 1, 1/2, 0,5.', 'Dose as in the medication plan: 1, 1/2, 0,5.'],
    'passwort.haeufig': [
      'Dieses Passwort steht auf jeder Liste. Bitte ein anderes wählen.',
      'This password is too common. Please choose another one.',
    ],
    'passwort.persoenlich': [
      'Bitte ein Passwort ohne Namen, Adresse, Organisation oder „Dreiklang“.',
      'Please choose a password without your name, address, organisation or “Dreiklang”.',
    ],
    messwert: ['Dieser Wert ist nicht möglich.', 'This value is not possible.'],
    bereich: ['Die obere Grenze liegt unter der unteren.', 'The upper limit is below the lower one.'],
    diastole: ['Der zweite Wert muss kleiner sein als der erste.', 'The second value must be smaller than the first.'],
    wundgrund: ['Die Anteile müssen zusammen 100 % ergeben.', 'The shares must add up to 100 %.'],
    messzeit: ['Die Zeit liegt vor dem Tag des Besuchs oder in der Zukunft.', 'The time is before the day of the visit or in the future.'],
    zugangscode: [
      'Schlüsselnummern und Codes gehören in die Zugangsdaten der Klientin oder des Klienten, nicht neben die Adresse.',
      'Key numbers and codes belong in the client’s access data, not in the address.',
    ],
    unterschrift: ['Die Unterschrift ist unleserlich.', 'The signature cannot be read.'],
    'pzn.format': ['Eine PZN hat acht Ziffern.', 'A PZN has eight digits.'],
    'pzn.pruefziffer': ['Die Prüfziffer der PZN stimmt nicht.', 'The check digit of the PZN is wrong.'],
    'kvnr.format': [
      'Eine Versichertennummer hat einen Buchstaben und neun Ziffern.',
      'An insurance number has one letter and nine digits.',
    ],
    'kvnr.pruefziffer': ['Die Prüfziffer der Versichertennummer stimmt nicht.', 'The check digit of the insurance number is wrong.'],
    'ik.format': ['Ein Institutionskennzeichen hat neun Ziffern.', 'An IK has nine digits.'],
    'ik.pruefziffer': ['Die Prüfziffer des Institutionskennzeichens stimmt nicht.', 'The check digit of the IK is wrong.'],
    'icd.format': ['Ein ICD-10-Schlüssel sieht so aus: E11.90.', 'An ICD-10 code looks like this: E11.90.'],
    'beschaeftigtennummer.format': ['Eine Beschäftigtennummer hat neun Ziffern.', 'A Beschäftigtennummer has nine digits.'],
    'handzeichen.format': ['Ein Handzeichen hat zwei bis vier Buchstaben.', 'Initials have two to four letters.'],
    'lanr.format': ['Eine LANR hat neun Ziffern.', 'A LANR has nine digits.'],
    'lanr.pruefziffer': ['Die Prüfziffer der LANR stimmt nicht.', 'The check digit of the LANR is wrong.'],
    'bsnr.format': [
      'Eine BSNR hat neun Ziffern und beginnt mit dem Schlüssel der KV.',
      'A BSNR has nine digits and starts with the code of the KV.',
    ],
    'bsnr.pruefziffer': ['Diese BSNR gibt es nicht.', 'This BSNR does not exist.'],
    'rezept_id.format': [
      'Eine Rezept-ID hat 18 Ziffern: 160.000.000.000.000.00.',
      'A prescription ID has 18 digits: 160.000.000.000.000.00.',
    ],
    'rezept_id.pruefziffer': ['Die Prüfziffer der Rezept-ID stimmt nicht.', 'The check digits of the prescription ID are wrong.'],
    'hmv.format': ['Eine HMV-Nummer sieht so aus: 15.25.30.0001.', 'An HMV number looks like this: 15.25.30.0001.'],
    'telematik_id.format': ['Eine Telematik-ID sieht so aus: 3-abc123.', 'A Telematik-ID looks like this: 3-abc123.'],
    'kim.format': ['Eine KIM-Adresse endet auf .kim.telematik.', 'A KIM address ends in .kim.telematik.'],
    'telefon.format': [
      'Diese Nummer kann es nicht geben. Bitte mit Vorwahl angeben.',
      'This number does not exist. Please include the area code.',
    ],
    regel: ['Bitte wählen, an welchen Tagen sich das wiederholt.', 'Please choose the days on which this repeats.'],
    uhrzeit: ['Bitte eine Uhrzeit wie 08:30 angeben.', 'Please enter a time such as 08:30.'],
    zeitspanne: ['Die Zeiten müssen nacheinander liegen.', 'The times must follow one another.'],
    zeitraum: ['Das Ende liegt vor dem Beginn.', 'The end is before the start.'],
    gebiet: ['Bitte Postleitzahlen oder Bereiche wie 80331-80339 angeben.', 'Please enter postcodes or ranges such as 80331-80339.'],
    website: ['Bitte die ganze Adresse angeben: https://…', 'Please enter the full address: https://…'],
    ust_id: ['Eine USt-IdNr. hat DE und neun Ziffern.', 'A VAT number consists of DE and nine digits.'],
    idf: ['Eine Apotheken-IDF hat sieben Ziffern.', 'An Apotheken-IDF has seven digits.'],
  }),
  ...sentences('versand.', {
    keine_position: ['Es ist noch nichts bestellt.', 'Nothing has been ordered yet.'],
    klient_fehlt: ['Bitte die Klientin oder den Klienten wählen.', 'Please choose the client.'],
    einrichtung_ohne_rezept: [
      'Einrichtungsbedarf ist nur ohne Rezept möglich.',
      'Supplies for the organisation can only be ordered without a prescription.',
    ],
    klient_nicht_aktiv: ['Für diese Person wird nicht mehr bestellt.', 'Orders are no longer placed for this client.'],
    klient_abwesend: ['Die Klientin oder der Klient ist gerade abwesend.', 'The client is currently away.'],
    kvnr_fehlt: ['In der Akte fehlt die Versichertennummer. Bitte ergänzen Sie sie.', 'The client’s record has no insurance number yet.'],
    adresse_fehlt: ['In der Akte fehlt die Adresse. Bitte ergänzen Sie sie.', 'The client’s record has no address yet.'],
    praxis_fehlt: ['Bitte die Praxis wählen, die das Rezept ausstellt.', 'Please choose the practice that prescribes.'],
    apotheke_fehlt: ['Bitte die Apotheke der Klientin oder des Klienten wählen.', 'Please choose the client’s pharmacy.'],
    apothekenwahl_fehlt: [
      'Die Klientin oder der Klient hat noch keine Apotheke gewählt. Wahl eintragen oder Grund nennen.',
      'The client has not chosen a pharmacy yet. Record the choice or give a reason.',
    ],
    apothekenwahl_abweichung: [
      'Die Klientin oder der Klient hat eine andere Apotheke gewählt. Bitte den Grund nennen.',
      'The client has chosen another pharmacy. Please give the reason.',
    ],
    einloesung_fehlt: ['Wer löst das Rezept ein?', 'Who redeems the prescription?'],
    empfangsvollmacht_fehlt: [
      'Es fehlt die Empfangsvollmacht der Klientin oder des Klienten.',
      'The client’s authorisation to receive is missing.',
    ],
    direkt_nicht_erlaubt: [
      'Der direkte Weg von der Praxis zur Apotheke ist hier nicht erlaubt.',
      'Direct transmission from practice to pharmacy is not allowed here.',
    ],
    klient_nur_mit_rezept: [
      'Selbst einlösen lassen sich nur Positionen mit Rezept. Bitte wählen Sie einen anderen Weg.',
      'The client can only redeem items with a prescription.',
    ],
    lieferadresse_fehlt: ['Wohin soll geliefert werden?', 'Where should it be delivered?'],
    bedarf_vergangen: [
      '„Benötigt bis“ ist schon vorbei. Bitte einen späteren Tag wählen.',
      '“Needed by” has already passed. Please choose a later day.',
    ],
    notfall_frist: ['Ein Notfall wird innerhalb von 24 Stunden gebraucht.', 'An emergency order must be needed within 24 hours.'],
    pzn_fehlt: ['Bitte die PZN angeben.', 'Please enter the PZN.'],
    wirkstoff_fehlt: ['Bitte Wirkstoff und Stärke angeben.', 'Please enter the active substance and strength.'],
    hmv_fehlt: ['Bitte die HMV-Nummer angeben.', 'Please enter the HMV number.'],
    rezeptart_unzulaessig: [
      'Diese Rezeptart passt nicht zum Produkt: BtM nur auf BtM-Rezept, Lenalidomid und Verwandte nur auf T-Rezept, Verbandmittel nur auf Papier, Verschreibungspflichtiges nie ohne Rezept. Bitte eine andere wählen.',
      'This type of prescription does not fit the product: controlled drugs on a BtM form, lenalidomide and its kind on a T-Rezept, dressings on paper, prescription-only medicines never without. Please choose another one.',
    ],
    hkp_nur_anfordern: [
      'Eine Verordnung häuslicher Krankenpflege (Muster 12), die schon da ist, reichen Sie bei der Krankenkasse ein. Bestellen können Sie nur eine neue.',
      'An HKP order (Muster 12) that you already have is submitted to the health insurer. You can only request a new one here.',
    ],
    vorlage_passt_nicht: [
      'Rezeptart und Rezeptweg passen nicht zusammen.',
      'The type of prescription and the way of redeeming it do not fit together.',
    ],
    egk_nur_erezept: [
      'Mit der Gesundheitskarte lassen sich nur E-Rezepte einlösen. Bitte einen anderen Weg wählen.',
      'Only e-prescriptions can be redeemed with the health card. Please choose another way.',
    ],
    ausstellung_fehlt: [
      'Dieses Rezept gilt nur wenige Tage. Bitte den Tag der Ausstellung vom Rezept ablesen.',
      'This prescription is valid for a few days only. Please enter the date of issue as it stands on it.',
    ],
    ausstellung_empfohlen: [
      'Ohne den Tag der Ausstellung kann niemand vor dem Ablauf warnen. Bitte vom Rezept ablesen.',
      'Without the date of issue nobody can be warned before it expires. Please enter it from the prescription.',
    ],
    ausstellung_zukunft: [
      'Der Tag der Ausstellung liegt in der Zukunft. Bitte das Datum prüfen.',
      'The date of issue is in the future. Please check the date.',
    ],
    rezept_abgelaufen: [
      'Dieses Rezept ist abgelaufen. Bitte ein neues anfordern.',
      'This prescription has expired. Please request a new one.',
    ],
    rezept_endet: [
      'Dieses Rezept läuft in den nächsten Tagen ab. Bitte rechtzeitig in der Apotheke vorlegen.',
      'This prescription expires within days. Please present it at the pharmacy in time.',
    ],
    dosierung_fehlt: [
      'Bitte die Dosierung angeben oder „laut Medikationsplan“ wählen.',
      'Please enter the dosage or choose “As in the medication plan”.',
    ],
    grund_fehlt: ['Bitte den Grund der Bestellung wählen.', 'Please choose the reason for the order.'],
    medikationsplan_fehlt: [
      'In der Akte liegt kein Medikationsplan. Bitte die Dosierung eintragen.',
      'There is no medication plan in the record. Please enter the dosage.',
    ],
    zuletzt_gestoppt: [
      'Die Praxis hat dieses Mittel zuletzt abgelehnt oder das Rezept zurückgezogen. Bitte vor dem Senden mit der Praxis klären.',
      'The practice last declined this product or withdrew its prescription. Please clarify with the practice before sending.',
    ],
    zuletzt_geaendert: [
      'Die Praxis hat dieses Mittel zuletzt anders verordnet. Bitte Stärke und Dosierung vergleichen.',
      'The practice last prescribed this product differently. Please compare strength and dosage.',
    ],
    rezeptart_versicherung: [
      'Diese Rezeptart passt nicht zur Versicherung in der Akte. Bitte beides prüfen.',
      'This type of prescription does not fit the insurance in the record. Please check both.',
    ],
    kvnr_empfohlen: [
      'In der Akte fehlt die Versichertennummer. Ohne sie lässt sich das E-Rezept oft nicht ausstellen. Bitte nachtragen.',
      'The record has no insurance number. An e-prescription often cannot be issued without it. Please add it.',
    ],
    btm_menge_fehlt: [
      'Auf dem BtM-Rezept steht die Menge in Stück, g oder ml. Bitte eintragen, zum Beispiel „20 Stück“.',
      'A BtM form states the quantity in pieces, g or ml. Please enter it, for example “20 patches”.',
    ],
    btm_offen: [
      'Dieses Produkt steht nicht in unserer Liste. Ist es ein Betäubungsmittel, bitte „BtM“ ankreuzen.',
      'This product is not on our list. If it is a controlled drug, please tick “BtM”.',
    ],
    reichweite_fehlt: ['Wie viel ist noch da, oder bis wann reicht es?', 'How much is in stock, or until when does it last?'],
    entlass_nicht_anfordern: [
      'Ein Entlassrezept stellt nur das Krankenhaus aus. Bitte angeben, wo es liegt, oder eine andere Rezeptart wählen.',
      'A discharge prescription is issued by the hospital only. Please say where it is, or choose another type.',
    ],
    mvo_nicht_moeglich: [
      'Eine Mehrfachverordnung gibt es nur als E-Rezept, nicht für Betäubungsmittel, T- und Entlassrezepte. Bitte abwählen.',
      'Repeat prescriptions exist as e-prescriptions only, not for controlled drugs, T or discharge prescriptions. Please clear it.',
    ],
    diagnose_empfohlen: [
      'Eine Hilfsmittelverordnung braucht in der Regel eine Diagnose. Bitte eintragen.',
      'A medical-aid order usually needs a diagnosis. Please enter it.',
    ],
    doppelt: [
      'Das ist schon bestellt oder wurde gerade erst geliefert. Bitte den Grund nennen.',
      'This is already on order or was delivered a short time ago. Please give the reason.',
    ],
  }),
}
