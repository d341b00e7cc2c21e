import type { Pairs } from '../shared/refusal.ts'

/** What is wrong on the way from the pharmacy: Abgabe, Austausch, Lieferung and Uebergabe. Part of the one catalogue in bestellung.errors.ts. */
export const lieferungRefusals = {
  'bestellung.nichts_zu_uebergeben': [
    'Von dieser Bestellung liegt nichts bei Ihnen. Bitte bestätigen Sie zuerst den Eingang oder die Abholung.',
    'You have nothing from this order to hand over. Please confirm its receipt or collection first.',
  ],
  'bestellung.zeugen_fehlen': [
    'Betäubungsmittel werden vor zwei Zeuginnen oder Zeugen vernichtet; Sie selbst zählen nicht dazu (§ 16 BtMG). Bitte tragen Sie beide Namen ein.',
    'Controlled drugs are destroyed in the presence of two witnesses other than yourself (§ 16 BtMG). Please enter both names.',
  ],
  'bestellung.kein_arzneimittel': [
    'Austauschen lässt sich ohne neues Rezept nur ein Arzneimittel. Bitte fordern Sie ein neues Rezept an.',
    'Only a medicine can be substituted without a new prescription. Please request a new one.',
  ],
  'bestellung.aut_idem': [
    'Die Praxis hat den Austausch ausgeschlossen (aut idem). Bitte fragen Sie dort zurück oder fordern Sie ein neues Rezept an.',
    'The practice has excluded substitution (aut idem). Please ask the practice or request a new prescription.',
  ],
  'bestellung.austausch_unzulaessig': [
    'Für diesen Austausch sind nicht alle Voraussetzungen erfüllt (§ 129 Abs. 2a SGB V). Bitte fordern Sie ein neues Rezept an.',
    'Not all conditions for this substitution are met (§ 129 (2a) SGB V). Please request a new prescription.',
  ],
  'bestellung.anfragen_fehlen': [
    'Bitte tragen Sie zwei Verfügbarkeitsanfragen beim Großhandel ein.',
    'Please enter two availability checks with wholesalers before substituting.',
  ],
  'bestellung.menge_zu_gross': [
    'Das ist mehr, als noch offen ist. Bitte tragen Sie höchstens die offene Menge ein.',
    'This is more than the quantity still open. Please enter no more than that.',
  ],
  'bestellung.keine_lieferung': [
    'Es ist nichts zur Übergabe bereit. Bitte tragen Sie zuerst ein, was bereitliegt.',
    'Nothing is ready to be handed over. Please record first what is ready.',
  ],
  'bestellung.nicht_unterwegs': [
    'Die Lieferung ist noch nicht unterwegs. Bitte tragen Sie zuerst „Ausliefern“ ein.',
    'The delivery has not left the pharmacy yet. Please record its dispatch first.',
  ],
  'bestellung.schon_unterwegs': [
    'Die Lieferung ist schon unterwegs. Bitte tragen Sie ein, ob sie angekommen ist.',
    'The delivery is on its way already. Please record whether it has arrived.',
  ],
  'bestellung.wird_gebracht': [
    'Diese Lieferung hat die Apotheke auf den Weg gebracht. Bitte lassen Sie die Apotheke eintragen, dass sie angekommen ist.',
    'The pharmacy has sent this delivery out. Please let the pharmacy record that it has arrived.',
  ],
  'bestellung.zurueckgerufen': [
    'Die Position ist storniert und die Lieferung zurückgerufen. Bitte nehmen Sie sie zurück oder tragen Sie ein, dass sie angekommen ist.',
    'This item has been cancelled and its delivery recalled. Please record its return, or that it has arrived.',
  ],
  'bestellung.klient_verstorben': [
    'Diese Lieferung wird nicht mehr benötigt. Bitte übergeben Sie nichts und nehmen Sie sie zurück.',
    'This delivery is no longer needed. Please do not hand anything over, and take it back.',
  ],
  'bestellung.keine_abholung': [
    'Diese Bestellung wird geliefert, nicht abgeholt. Bitte tragen Sie die Übergabe bei der Lieferung ein.',
    'This order is delivered, not collected. Please record the handover with the delivery.',
  ],
  'bestellung.unterschrift_fehlt': [
    'Es fehlt die Unterschrift der Person, die entgegennimmt. Bitte lassen Sie unterschreiben.',
    'The signature of the person receiving it is missing. Please have them sign.',
  ],
  'bestellung.code_falsch': [
    'Der Übergabecode stimmt nicht. Bitte fragen Sie die Person, die entgegennimmt, noch einmal danach.',
    'The handover code is wrong. Please ask the person receiving it again.',
  ],
  'bestellung.btm_persoenlich': [
    'Betäubungsmittel werden nur persönlich gegen Unterschrift übergeben. Bitte wählen Sie die persönliche Übergabe und lassen Sie unterschreiben.',
    'Controlled drugs are only handed over in person and against signature. Please choose personal handover and have it signed.',
  ],
  'bestellung.kuehlkette_verletzt': [
    'Die Temperatur liegt außerhalb von 2 bis 8 °C: Bitte nicht übergeben, sondern „Zustellung fehlgeschlagen“ mit dem Grund Kühlkette eintragen.',
    'The temperature is outside 2 to 8 °C. Please do not hand it over: record “Delivery failed” with the reason cold chain.',
  ],
  'bestellung.kuehlkette_offen': [
    'Die Kühlkette war unterbrochen. Pharmazeutisches Personal muss die Lieferung erst freigeben; sonst nehmen Sie sie bitte zurück.',
    'The cold chain was broken. Pharmaceutical staff must release the delivery first; otherwise please take it back.',
  ],
  'bestellung.kuehlkette_heil': [
    'Für diese Lieferung ist keine unterbrochene Kühlkette eingetragen. Bitte messen Sie bei der Übergabe.',
    'No broken cold chain is recorded for this delivery. Please measure the temperature at handover.',
  ],
  'bestellung.beratung_fehlt': [
    'Zu einem verordneten Arzneimittel gehört die Beratung. Bitte wählen Sie, wie beraten wurde oder dass darauf verzichtet wurde.',
    'Prescribed medicines require advice. Please choose how it was given, or that it was declined.',
  ],
  'bestellung.verfallen': [
    'Die Packung ist am Tag der Lieferung nicht mehr verwendbar. Bitte nehmen Sie eine andere.',
    'The pack will have expired on the day of delivery. Please use another one.',
  ],
  'bestellung.kontrolle_fehlt': [
    'BtM, T-Rezept, Rezeptur und Blister brauchen eine zweite Kontrolle. Bitte wählen Sie, wer kontrolliert hat.',
    'Controlled drugs, T prescriptions, compounded medicines and blister packs need a second check. Please choose who checked them.',
  ],
  'bestellung.kontrolle_selbst': [
    'Wer packt, kontrolliert nicht selbst. Bitte wählen Sie eine zweite Person.',
    'The person who packs cannot do the second check. Please choose someone else.',
  ],
  'bestellung.kontrolle_unbekannt': [
    'Kontrollieren kann nur pharmazeutisches Personal Ihrer Apotheke. Bitte wählen Sie eine andere Person.',
    'Only pharmaceutical staff of your pharmacy can check. Please choose another person.',
  ],
  'bestellung.austausch_fall': [
    'Dieser Fall gilt für das Rezept nicht: § 129 SGB V regelt nur Kassenrezepte. Bitte wählen Sie einen anderen Fall.',
    'This case does not apply to the prescription: § 129 SGB V covers statutory insurance only. Please choose another case.',
  ],
  'bestellung.einverstaendnis_fehlt': [
    'Ohne Kassenrezept muss die Patientin, der Patient oder die Praxis einverstanden sein. Bitte tragen Sie ein, wer zugestimmt hat.',
    'Without a statutory prescription, the patient or the practice must agree. Please record who agreed.',
  ],
  'bestellung.einheit_gemischt': [
    'Ein Teil ist schon in einer anderen Einheit geliefert. Bitte stornieren Sie die Restmenge und lassen Sie neu bestellen.',
    'Part of it has already been delivered in another unit. Please cancel the remaining quantity and have it ordered again.',
  ],
  'bestellung.temperatur_fehlt': [
    'Zur Kühlkette gehört die gemessene Temperatur. Bitte messen Sie und tragen Sie den Wert ein.',
    'The cold chain requires the measured temperature. Please measure it and enter the value.',
  ],
  'bestellung.nichts_geliefert': [
    'Noch gilt keine Menge dieser Position als geliefert. Bitte warten Sie auf die Lieferung, oder lassen Sie die ganze Position stornieren.',
    'No quantity of this item counts as delivered yet. Please wait for the delivery, or have the whole item cancelled.',
  ],
  'bestellung.nichts_zu_reklamieren': [
    'Zu dieser Position ist keine Lieferung eingetragen, die Sie reklamieren könnten. Bei Fragen rufen Sie bitte die Apotheke an.',
    'No delivery is recorded for this item, so there is nothing to complain about. If you have questions, please call the pharmacy.',
  ],
  'bestellung.kuehlkette_ursache_fehlt': [
    'Es fehlt, wie es zur Unterbrechung der Kühlkette kam. Bitte erläutern Sie das in einem Satz.',
    'How the cold chain was broken is missing. Please explain it in one sentence.',
  ],
  'bestellung.keine_zuzahlung': [
    'Für diese Verordnung gibt es keine Zuzahlung zur gesetzlichen Krankenkasse (§ 31 Abs. 3 SGB V). Bitte lassen Sie Betrag und Preis leer.',
    'This prescription carries no statutory co-payment (§ 31 (3) SGB V). Please leave amount and price empty.',
  ],
  'bestellung.zuzahlung_befreit': [
    'Nach der Akte ist keine Zuzahlung fällig: Alter, Befreiung oder Kostenträger. Bitte lassen Sie den Betrag leer, oder klären Sie die Angabe mit dem Pflegedienst.',
    'By the record no co-payment is due: age, exemption or payer. Please leave the amount empty, or clarify the record with the nursing service.',
  ],
  'bestellung.zuzahlung_zu_hoch': [
    'Die Zuzahlung ist höher, als das Gesetz je Packung zulässt (§ 61 SGB V). Bitte prüfen Sie den Betrag.',
    'The co-payment is higher than the law allows per pack (§ 61 SGB V). Please check the amount.',
  ],
  'bestellung.keine_zuzahlung_offen': [
    'Zu dieser Lieferung ist keine Zuzahlung offen. Bitte geben Sie zuerst an, was zu zahlen ist.',
    'No co-payment is open for this delivery. Please state first what has to be paid.',
  ],
  'bestellung.zuzahlung_steht': [
    'Zu dieser Lieferung fehlt keine Angabe zur Zuzahlung. Bitte sehen Sie nach, was schon eingetragen ist.',
    'No co-payment is missing for this delivery. Please look at what has been entered already.',
  ],
  'bestellung.zuzahlung_fehlt': [
    'Es ist kein Betrag eingetragen. Bitte tragen Sie zu mindestens einem Mittel den Betrag oder den Preis ein.',
    'No amount has been entered. Please enter the amount or the price of at least one item.',
  ],
  'bestellung.zuzahlung_von_hand': [
    'Aus dem Preis lässt sich die Zuzahlung hier nicht berechnen. Bitte tragen Sie den Betrag selbst ein.',
    'The co-payment cannot be calculated from the price here. Please enter the amount yourself.',
  ],
  'bestellung.falsche_packung': [
    'Die gescannte Packung gehört nicht zu dieser Position. Bitte legen Sie sie beiseite und scannen Sie die richtige.',
    'The scanned pack does not belong to this item. Please put it aside and scan the right one.',
  ],
} satisfies Pairs
