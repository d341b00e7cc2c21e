import type { Pairs } from './refusal.ts'

/** What an order still lacks, or has wrong, before it is sent; the names are those of the findings of the draft. */
export const versandSentences = {
  keine_position: ['Es ist noch nichts bestellt. Bitte ein Produkt hinzufügen.', 'Nothing has been ordered yet. Please add a product.'],
  klient_fehlt: ['Bitte die Klientin oder den Klienten wählen.', 'Please choose the client.'],
  einrichtung_ohne_rezept: [
    'Einrichtungsbedarf ist nur ohne Rezept möglich. Bitte „Ohne Rezept“ wählen.',
    'Supplies for the organisation can only be ordered without a prescription. Please choose “Without prescription”.',
  ],
  klient_nicht_aktiv: [
    'Für diese Person wird nicht mehr bestellt. Bitte den Status in der Akte prüfen.',
    'Orders are no longer placed for this client. Please check the status in the record.',
  ],
  klient_abwesend: [
    'Die Klientin oder der Klient ist gerade abwesend. Bitte prüfen, wohin geliefert werden soll.',
    'The client is currently away. Please check where to deliver.',
  ],
  kvnr_fehlt: [
    'In der Akte fehlt die Versichertennummer. Bitte ergänzen Sie sie.',
    'The client’s record has no insurance number yet. Please add it.',
  ],
  adresse_fehlt: ['In der Akte fehlt die Adresse. Bitte ergänzen Sie sie.', 'The client’s record has no address yet. Please add it.'],
  praxis_fehlt: ['Bitte die Praxis wählen, die das Rezept ausstellt.', 'Please choose the practice that prescribes.'],
  apotheke_fehlt: ['Bitte die Apotheke der Klientin oder des Klienten wählen.', 'Please choose the client’s pharmacy.'],
  apothekenwahl_fehlt: [
    'Die Klientin oder der Klient hat noch keine Apotheke gewählt. Bitte die Wahl in der Akte eintragen oder angeben, warum diese und wer das erklärt hat.',
    'The client has not chosen a pharmacy yet. Please record the choice, or state why this pharmacy is to supply and who declared it.',
  ],
  apothekenwahl_abweichung: [
    'Die Klientin oder der Klient hat eine andere Apotheke gewählt. Bitte angeben, warum diesmal eine andere beliefern soll.',
    'The client has chosen another pharmacy. Please state why that one is not to supply this time.',
  ],
  abweichung_ohne_wahl: [
    'Es ist keine Apotheke gewählt, die nicht liefern könnte. Bitte einen anderen Grund wählen.',
    'No pharmacy has been chosen that could be unable to supply. Please choose another reason.',
  ],
  abweichung_erklaert_von: [
    'Bitte den Namen der Person angeben, die das erklärt hat.',
    'Please enter the name of the person who declared this.',
  ],
  abweichung_rolle: ['Bitte wählen, wer das erklärt hat.', 'Please choose who declared this.'],
  abweichung_nur_klient: [
    'Was die Klientin oder der Klient wünscht, erklärt nur die Person selbst oder wer sie rechtlich vertritt. Bitte jemand anderen wählen oder einen anderen Grund.',
    'A client’s wish can only be declared by the client or a legal representative. Please choose someone else or another reason.',
  ],
  abweichung_tag: ['Bitte angeben, wann das erklärt wurde.', 'Please enter when this was declared.'],
  abweichung_kuenftig: [
    'Dieser Tag liegt in der Zukunft. Bitte den Tag der Erklärung eintragen.',
    'This day is in the future. Please enter the day of the declaration.',
  ],
  schweigepflicht_praxis: [
    'In der Akte steht keine Schweigepflichtentbindung für diese Praxis, und sie ist nicht die Hausarztpraxis (§ 203 StGB). Bitte holen Sie die Entbindung ein, bevor etwas dorthin geht, und tragen Sie sie in der Akte ein.',
    'The record has no release from confidentiality for this practice, and it is not the family practice (§ 203 StGB). Please obtain the release before anything goes there, and record it.',
  ],
  schweigepflicht_apotheke: [
    'In der Akte steht keine Schweigepflichtentbindung für diese Apotheke (§ 203 StGB). Bitte holen Sie die Entbindung ein, bevor etwas dorthin geht, und tragen Sie sie in der Akte ein.',
    'The record has no release from confidentiality for this pharmacy (§ 203 StGB). Please obtain the release before anything goes there, and record it.',
  ],
  einloesung_fehlt: ['Bitte wählen, wer das Rezept einlöst.', 'Please choose who redeems the prescription.'],
  empfangsvollmacht_fehlt: [
    'Es fehlt die Empfangsvollmacht der Klientin oder des Klienten. Bitte einholen und in der Akte eintragen.',
    'The client’s authorisation to receive is missing. Please obtain it and record it in the record.',
  ],
  empfang_ohne_vollmacht: [
    'Ohne Empfangsvollmacht nehmen Sie nichts entgegen. Bitte tragen Sie sie in der Akte ein oder lassen Sie an die Klientin oder den Klienten liefern.',
    'Without an authorisation to receive you cannot accept it. Please record one, or have it delivered to the client.',
  ],
  direkt_nicht_erlaubt: [
    'Der direkte Weg von der Praxis zur Apotheke ist hier nicht erlaubt. Bitte einen anderen Weg wählen.',
    'Direct transmission from practice to pharmacy is not allowed here. Please choose another way.',
  ],
  klient_nur_mit_rezept: [
    'Selbst einlösen lassen sich nur Positionen mit Rezept. Bitte wählen Sie einen anderen Weg.',
    'The client can only redeem items with a prescription. Please choose another way.',
  ],
  lieferadresse_fehlt: ['Bitte angeben, wohin geliefert werden soll.', 'Please enter where to deliver.'],
  bedarf_vergangen: [
    '„Benötigt bis“ ist schon vorbei. Bitte einen späteren Tag wählen.',
    '“Needed by” has already passed. Please choose a later day.',
  ],
  bedarf_uhrzeit_vergangen: [
    'Diese Uhrzeit ist heute schon vorbei. Bitte eine spätere angeben.',
    'This time has already passed today. Please enter a later one.',
  ],
  notfall_frist: [
    'Ein Notfall wird innerhalb von 24 Stunden gebraucht. Bitte „Benötigt bis“ oder die Dringlichkeit ändern.',
    'An emergency order must be needed within 24 hours. Please change “Needed by” or the priority.',
  ],
  notfall_uhrzeit: [
    'Bis morgen können mehr als 24 Stunden vergehen. Bitte geben Sie die Uhrzeit an, oder wählen Sie „Dringend“.',
    'Tomorrow may be more than 24 hours away. Please enter the time, or choose “Urgent”.',
  ],
  pzn_fehlt: ['Bitte die PZN angeben.', 'Please enter the PZN.'],
  wirkstoff_fehlt: ['Bitte Wirkstoff und Stärke angeben.', 'Please enter the active substance and strength.'],
  hmv_fehlt: ['Bitte die HMV-Nummer angeben.', 'Please enter the HMV number.'],
  rezeptart_unzulaessig: [
    'Diese Rezeptart passt nicht zum Produkt: BtM nur auf BtM-Rezept, Lenalidomid und verwandte Wirkstoffe nur auf T-Rezept, Verbandmittel nur auf Papier, Verschreibungspflichtiges nie ohne Rezept. Bitte eine andere wählen.',
    'This type of prescription does not fit the product: controlled drugs on a BtM form, lenalidomide and related substances on a T prescription, dressings on paper, prescription-only medicines never without. Please choose another one.',
  ],
  hkp_nur_anfordern: [
    'Eine Verordnung häuslicher Krankenpflege (Muster 12), die schon da ist, geht an die Krankenkasse. Bitte reichen Sie sie dort ein; bestellen können Sie nur eine neue.',
    'An HKP order (Muster 12) that is already there goes to the health insurer. Please submit it there; you can only request a new one here.',
  ],
  vorlage_passt_nicht: [
    'Rezeptart und Rezeptweg passen nicht zusammen. Bitte eines von beiden ändern.',
    'The type of prescription and the way of redeeming it do not fit together. Please change one of them.',
  ],
  egk_nur_erezept: [
    'Mit der Gesundheitskarte lassen sich nur E-Rezepte einlösen. Bitte einen anderen Weg wählen.',
    'Only e-prescriptions can be redeemed with the health card. Please choose another way.',
  ],
  rezeptblatt_voll: [
    'Auf einem Blatt stehen höchstens drei Verordnungen. Bitte nehmen Sie für weitere ein anderes Blatt.',
    'One sheet has room for three items. Please use another sheet for the others.',
  ],
  rezeptblatt_verschieden: [
    'Auf einem Blatt haben alle dieselbe Rezeptart, Ausstellung und denselben Ort, Hilfsmittel stehen für sich. Bitte wählen Sie getrennte Blätter.',
    'On one sheet all items have the same type, issue and place; medical aids have their own sheet. Please choose separate sheets.',
  ],
  ausstellung_fehlt: [
    'Dieses Rezept gilt nur wenige Tage. Bitte den Tag der Ausstellung vom Rezept ablesen.',
    'This prescription is valid for a few days only. Please enter the date of issue shown on it.',
  ],
  teil_noch_nicht: [
    'Dieser Teil der Mehrfachverordnung ist noch nicht einlösbar. Bitte senden Sie die Bestellung erst ab seinem ersten Tag.',
    'This part of the repeat prescription cannot be redeemed yet. Please send the order from its first day on.',
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
  plan_ohne_mittel: [
    'Dieses Mittel steht nicht im Medikationsplan. Bitte die Dosierung eintragen oder zuerst den Plan ergänzen.',
    'This product is not in the medication plan. Please enter the dosage, or add it to the plan first.',
  ],
  nicht_im_plan: [
    'Dieses Mittel steht nicht im Medikationsplan. Bitte prüfen, ob es gewollt ist.',
    'This product is not in the medication plan. Please check that it is intended.',
  ],
  plan_staerke: [
    'Im Medikationsplan steht eine andere Stärke. Bitte vergleichen und, wenn gewollt, unter „Änderung zu bisher“ begründen.',
    'The medication plan states another strength. Please compare and, if intended, give the reason under “Change from previous”.',
  ],
  plan_staerke_offen: [
    'Die Stärke lässt sich nicht mit dem Medikationsplan vergleichen. Bitte selbst vergleichen.',
    'The strength cannot be compared with the medication plan. Please compare it yourself.',
  ],
  plan_dosis: [
    'Im Medikationsplan steht eine andere Dosierung. Bitte vergleichen und, wenn gewollt, unter „Änderung zu bisher“ begründen.',
    'The medication plan states another dosage. Please compare and, if intended, give the reason under “Change from previous”.',
  ],
  plan_dosis_offen: [
    'Die Dosierung lässt sich nicht mit dem Medikationsplan vergleichen. Bitte selbst vergleichen.',
    'The dosage cannot be compared with the medication plan. Please compare it yourself.',
  ],
  zuzahlung_anders: [
    'Die Angabe zur Zuzahlung passt nicht zur Akte. Bitte vergleichen Sie Befreiung, Alter und Kostenträger.',
    'The co-payment stated does not fit the record. Please compare exemption, age and insurer.',
  ],
  zuletzt_gestoppt: [
    'Die Praxis hat dieses Mittel zuletzt abgelehnt oder das Rezept zurückgezogen. Bitte vor dem Senden mit der Praxis klären.',
    'The practice last declined this product or withdrew its prescription. Please check with the practice before sending.',
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
    'Dieses Produkt steht nicht in unserer Liste. Ist es ein Betäubungsmittel, bitte „Betäubungsmittel (BtM)“ ankreuzen.',
    'This product is not on our list. If it is a controlled drug, please tick “Controlled drug (BtM)”.',
  ],
  reichweite_fehlt: [
    'Bitte angeben, wie viel noch vorrätig ist oder bis wann es reicht.',
    'Please enter how much is in stock or how long it will last.',
  ],
  gebaerfaehig_fehlt: [
    'Das Rezept über dieses Retinoid gilt für eine Frau im gebärfähigen Alter nur 6 Tage (§ 3b AMVV). Bitte sagen Sie, ob das zutrifft.',
    'For a woman of childbearing age, the prescription of this retinoid is valid for 6 days only (§ 3b AMVV). Please say whether that applies.',
  ],
  entlassung_form: [
    'Was das Krankenhaus sonst bei der Entlassung verordnet, steht auf einem Entlassrezept. Bitte wählen Sie diese Rezeptart.',
    'Anything else that a hospital prescribes at discharge is on a discharge prescription. Please choose that type.',
  ],
  entlass_nicht_anfordern: [
    'Ein Entlassrezept stellt nur das Krankenhaus aus. Bitte angeben, wo es liegt, oder eine andere Rezeptart wählen.',
    'A discharge prescription is issued by the hospital only. Please say where it is, or choose another type.',
  ],
  rezept_id_anderer_teil: [
    'Diese Rezept-ID gehört zu einem anderen Teil der Mehrfachverordnung. Bitte tragen Sie die Nummer dieses Teils ein.',
    'This prescription ID belongs to another part of the repeat prescription. Please enter the number of this part.',
  ],
  mvo_nicht_moeglich: [
    'Eine Mehrfachverordnung gibt es nur als E-Rezept, nicht für Betäubungsmittel, T- und Entlassrezepte. Bitte abwählen.',
    'Repeat prescriptions exist as e-prescriptions only, not for controlled drugs, T or discharge prescriptions. Please untick it.',
  ],
  diagnose_fehlt: [
    'Auf der Hilfsmittelverordnung muss eine Diagnose stehen. Bitte tragen Sie sie ein.',
    'A medical-aid order must state a diagnosis. Please enter it.',
  ],
  diagnose_empfohlen: [
    'Eine Hilfsmittelverordnung braucht in der Regel eine Diagnose. Bitte eintragen.',
    'A medical-aid order usually needs a diagnosis. Please enter it.',
  ],
  doppelt: [
    'Das ist schon bestellt oder wurde gerade erst geliefert. Bitte den Grund nennen.',
    'This is already on order or was delivered a short time ago. Please give the reason.',
  ],
} satisfies Pairs
