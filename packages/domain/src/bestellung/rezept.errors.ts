import type { Pairs } from '../shared/refusal.ts'

/** What is wrong with a Rezept: its kind, its place, its dates, who redeems it. Part of the one catalogue in bestellung.errors.ts. */
export const rezeptRefusals = {
  'bestellung.rezeptart_unzulaessig': [
    'Diese Rezeptart passt nicht zum Produkt (BtM nur auf BtM-Rezept, Lenalidomid und verwandte Wirkstoffe nur auf T-Rezept). Bitte eine andere wählen.',
    'This type of prescription does not fit the product (controlled drugs on a BtM form, lenalidomide and related substances on a T prescription). Please choose another one.',
  ],
  'bestellung.rezept_ort_unmoeglich': [
    'Diese Rezeptart kann dort nicht liegen. Bitte wählen Sie einen anderen Ort.',
    'This type of prescription cannot be kept there. Please choose another place.',
  ],
  'bestellung.btm_formular_fehlt': [
    'Für dieses Betäubungsmittel liegt kein BtM-Rezept vor. Bitte fordern Sie ein neues Rezept an.',
    'There is no BtM prescription for this controlled drug. Please request a new prescription.',
  ],
  'bestellung.btm_nummer_fehlt': [
    'Die Nummer des BtM-Rezepts fehlt. Bitte lesen Sie die neun Ziffern vom Formular ab.',
    'The number of the BtM form is missing. Please enter its nine digits as printed on the form.',
  ],
  'bestellung.btm_formular_falsch': [
    'Nummer und Kennzeichen stehen nur auf einem BtM-Rezept. Bitte entfernen Sie sie, oder wählen Sie das BtM-Rezept.',
    'Only a BtM form has a form number and a mark. Please remove them, or choose the BtM form.',
  ],
  'bestellung.btm_kennzeichen_n': [
    'Ein BtM-Rezept mit „N“ wird nach einer Notfall-Verschreibung nachgereicht und nicht beliefert. Bitte wählen Sie ein anderes Kennzeichen.',
    'A BtM form marked “N” follows an emergency prescription and is not supplied. Please choose another mark.',
  ],
  'bestellung.bestand_nur_btm': [
    'Den Bestand nach Eingang gibt es nur bei Betäubungsmitteln. Bitte entfernen Sie die Angabe.',
    'The stock after receipt is recorded for controlled drugs only. Please remove it.',
  ],
  'bestellung.t_rezept_fehlt': [
    'Dieser Wirkstoff darf nur auf T-Rezept abgegeben werden (§ 3a AMVV). Bitte fordern Sie ein neues Rezept an.',
    'This substance may only be dispensed on a T prescription (§ 3a AMVV). Please request a new prescription.',
  ],
  'bestellung.schon_btm': [
    'Diese Position ist schon als Betäubungsmittel geführt. Sie müssen nichts tun.',
    'This item is already marked as a controlled drug. You do not need to do anything.',
  ],
  'bestellung.rezeptfrei_unbestaetigt': [
    'Dieses Arzneimittel ist ohne Rezept bestellt. Bitte bestätigen Sie, dass es rezeptfrei ist, oder lehnen Sie ab.',
    'This medicine was ordered without a prescription. Please confirm that it needs none, or decline.',
  ],
  'bestellung.rezept_noetig': [
    'Dieses Arzneimittel ist verschreibungspflichtig, es liegt aber kein Rezept vor. Bitte lehnen Sie mit „Rezept fehlt“ ab.',
    'This medicine needs a prescription, but there is none. Please decline with “prescription missing”.',
  ],
  'bestellung.ausstellung_zukunft': [
    'Das Ausstellungsdatum liegt in der Zukunft. Bitte prüfen Sie es.',
    'The date of issue is in the future. Please check it.',
  ],
  'bestellung.ausstellung_ungewoehnlich': [
    'Das Rezept ist vor der Anfrage ausgestellt oder schon abgelaufen. Bitte prüfen Sie das Datum, oder bestätigen Sie es.',
    'The prescription was issued before the request or has already expired. Please check the date, or confirm it.',
  ],
  'bestellung.kein_eigenes_rezept': [
    'Dieses Rezept hat Ihre Praxis hier nicht ausgestellt. Bitte wenden Sie sich an die Praxis, die es ausgestellt hat.',
    'Your practice did not issue this prescription here. Please contact the practice that did.',
  ],
  'bestellung.klient_loest_ein': [
    'Die Klientin oder der Klient löst dieses Rezept selbst ein. Bitte geben Sie es dieser Person.',
    'The client redeems this prescription in person. Please give it to them.',
  ],
  'bestellung.hkp_an_kasse': [
    'Eine Verordnung häuslicher Krankenpflege (Muster 12) geht an die Krankenkasse, nicht in eine Apotheke. Bitte reichen Sie sie dort ein.',
    'An HKP order (Muster 12) goes to the health insurer, not to a pharmacy. Please submit it there.',
  ],
  'bestellung.keine_hkp': [
    'Nur eine Verordnung häuslicher Krankenpflege (Muster 12) wird bei der Krankenkasse eingereicht. Ein Rezept lassen Sie bitte in einer Apotheke einlösen.',
    'Only an HKP order (Muster 12) is submitted to the health insurer. Please have a prescription redeemed at a pharmacy.',
  ],
  'bestellung.hkp_schon': [
    'Dieser Schritt der Verordnung (Muster 12) ist schon getan. Bitte machen Sie mit dem nächsten weiter.',
    'This step of the HKP order (Muster 12) has already been taken. Please continue with the next one.',
  ],
  'bestellung.hkp_nicht_geholt': [
    'Die Verordnung (Muster 12) liegt noch nicht beim Pflegedienst. Bitte holen Sie das Papier zuerst.',
    'The HKP order (Muster 12) is not at the nursing service yet. Please collect the form first.',
  ],
  'bestellung.hkp_nicht_unterschrieben': [
    'Die Verordnung (Muster 12) ist noch nicht unterschrieben. Bitte lassen Sie sie zuerst unterschreiben, sonst nimmt die Kasse sie nicht an.',
    'The HKP order (Muster 12) is not signed yet. Please have it signed first, or the insurer will not accept it.',
  ],
  'bestellung.hkp_nicht_eingereicht': [
    'Die Verordnung (Muster 12) ist noch nicht bei der Kasse. Bitte reichen Sie sie zuerst ein.',
    'The HKP order (Muster 12) is not with the insurer yet. Please submit it first.',
  ],
  'bestellung.hkp_falsch': [
    'Die Angaben zur Verordnung (Muster 12) passen nicht zusammen. Bitte prüfen Sie die markierten Felder.',
    'The details of the HKP order (Muster 12) do not fit together. Please check the marked fields.',
  ],
  'bestellung.hkp_akte_anders': [
    'In der Akte steht zu dieser Verordnung etwas anderes, oder sie wurde dort entfernt. Bitte wählen Sie, was gelten soll.',
    'The record says something else about this HKP order, or it was removed there. Please choose which should apply.',
  ],
  'bestellung.hkp_akte_voll': [
    'In der Akte stehen schon 30 Verordnungen. Bitte entfernen Sie dort zuerst eine alte.',
    'The record already has 30 HKP orders. Please remove an old one there first.',
  ],
  'bestellung.nicht_durch_klient': [
    'Für dieses Rezept ist nicht gewählt, dass die Klientin oder der Klient es selbst einlöst. Bitte geben Sie es an die Apotheke.',
    'This prescription is not marked to be redeemed by the client. Please take it to the pharmacy.',
  ],
  'bestellung.rezept_abgelaufen': [
    'Das Rezept ist abgelaufen. Bitte fordern Sie ein neues an.',
    'The prescription has expired. Please request a new one.',
  ],
  'bestellung.rezept_liegt_nicht_vor': [
    'Das Rezept liegt der Apotheke noch nicht vor. Bitte erst „Rezept liegt vor“ eintragen, sobald es da und geprüft ist.',
    'The pharmacy does not have the prescription yet. Please record “Prescription received” once it is there and checked.',
  ],
  'bestellung.rezept_vorgelegt': [
    'Das Rezept liegt der Apotheke schon vor. Bitte fragen Sie dort nach, wenn es anderswo gebraucht wird.',
    'The pharmacy already has the prescription. Please ask there if it is needed elsewhere.',
  ],
  'bestellung.rezept_id_einzeln': [
    'Jedes E-Rezept ist für ein Arzneimittel und hat seine eigene Nummer. Bitte verordnen Sie die Positionen einzeln.',
    'Each e-prescription is for one medicine and has its own number. Please prescribe the items one by one.',
  ],
  'bestellung.rezeptblatt_voll': [
    'Auf einem Blatt stehen höchstens drei Verordnungen. Bitte wählen Sie weniger Positionen.',
    'One sheet has room for three items. Please choose fewer items.',
  ],
  'bestellung.rezeptblatt_verschieden': [
    'Auf einem Blatt haben alle dieselbe Rezeptart und Ausstellung, Hilfsmittel stehen für sich. Bitte wählen Sie getrennte Blätter.',
    'On one sheet all items have the same type and issue; medical aids have their own sheet. Please choose separate sheets.',
  ],
  'bestellung.rezeptblatt_beliefert': [
    'Von diesem Blatt hat die Apotheke schon etwas abgegeben. Bitte fordern Sie für diese Position ein neues Rezept an.',
    'The pharmacy has already supplied an item from this sheet. Please request a new prescription for this item.',
  ],
  'bestellung.nicht_fernmuendlich': [
    'Betäubungsmittel und T-Rezepte gibt es nicht auf telefonische Verordnung. Bitte warten Sie auf das Rezept.',
    'Controlled drugs and T prescriptions cannot be prescribed by phone. Please wait for the prescription.',
  ],
  'bestellung.vorlage_zukunft': [
    'Der Tag der Vorlage liegt in der Zukunft. Bitte prüfen Sie das Datum.',
    'The day of presentation is in the future. Please check the date.',
  ],
  'bestellung.vorlage_vor_ausstellung': [
    'Das Rezept kann nicht vor dem Tag vorgelegt werden, an dem es ausgestellt ist. Bitte prüfen Sie das Datum.',
    'The prescription cannot be presented before the day on which it was issued. Please check the date.',
  ],
  'bestellung.gebaerfaehig_fehlt': [
    'Für eine Frau im gebärfähigen Alter gilt das Rezept über dieses Retinoid nur 6 Tage (§ 3b AMVV). Bitte sagen Sie, ob das zutrifft.',
    'For a woman of childbearing age, the prescription of this retinoid is valid for 6 days only (§ 3b AMVV). Please say whether that applies.',
  ],
  'bestellung.frist_gesetzlich': [
    'Bei BtM, T-Rezept und Retinoid für Frauen im gebärfähigen Alter legt das Gesetz den letzten Tag fest. Bitte wählen Sie keinen späteren Tag.',
    'For controlled drugs, T prescriptions and retinoids for women of childbearing age, the law sets the last day. Please do not choose a later one.',
  ],
  'bestellung.frist_vor_ausstellung': [
    'Der letzte Tag liegt vor der Ausstellung des Rezepts. Bitte prüfen Sie das Datum.',
    'The last day is before the day on which the prescription was issued. Please check the date.',
  ],
  'bestellung.frist_grund_kurz': [
    'Ein einzelnes Wort erklärt nicht, warum ein anderer letzter Tag gilt. Bitte begründen Sie es in ein paar Worten.',
    'A single word does not explain why another last day applies. Please give the reason in a few words.',
  ],
  'bestellung.mvo_nicht_moeglich': [
    'Eine Mehrfachverordnung gibt es nur als E-Rezept und nicht, wenn ein Retinoid nur 6 Tage gilt. Bitte verordnen Sie einmalig.',
    'Repeat prescriptions exist only as e-prescriptions, and not where a retinoid is valid for 6 days only. Please prescribe it once.',
  ],
  'bestellung.mvo_teile': [
    'Die Teile müssen nacheinander beginnen, frühestens am Tag der Ausstellung, und spätestens 365 Tage danach enden. Bitte prüfen Sie die Tage.',
    'The parts must start one after the other, not before the day of issue, and end within 365 days of it. Please check the days.',
  ],
  'bestellung.mvo_rezept_id': [
    'Jeder Teil einer Mehrfachverordnung hat seine eigene Rezept-ID. Bitte prüfen Sie die markierte Nummer.',
    'Each part of a repeat prescription has its own prescription ID. Please check the marked number.',
  ],
  'bestellung.teil_noch_nicht': [
    'Dieser Teil der Mehrfachverordnung ist noch nicht einlösbar. Bitte warten Sie bis zu seinem ersten Tag.',
    'This part of the repeat prescription cannot be redeemed yet. Please wait until its first day.',
  ],
  'bestellung.kein_teil': [
    'Zu dieser Position gibt es keinen weiteren Teil, der bestellt werden kann. Bitte bestellen Sie nach.',
    'There is no further part of this item to order. Please reorder it instead.',
  ],
  'bestellung.nur_hilfsmittel': [
    'Einen Kostenvoranschlag gibt es hier nur für Hilfsmittel auf Muster 16. Bitte beliefern Sie ohne ihn.',
    'Cost estimates exist here only for medical aids on Muster 16. Please supply without one.',
  ],
  'bestellung.kein_kostenvoranschlag': [
    'Es ist noch kein Kostenvoranschlag eingetragen. Bitte tragen Sie zuerst ein, wann er an die Krankenkasse ging.',
    'No cost estimate has been recorded yet. Please record first when it went to the health insurer.',
  ],
  'bestellung.schon_genehmigt': [
    'Die Antwort der Krankenkasse ist schon eingetragen. Bitte stellen Sie eine Rückfrage, wenn sie nicht stimmt.',
    'The health insurer’s answer has already been recorded. Please send a query if it is wrong.',
  ],
  'bestellung.kostenvoranschlag_spaet': [
    'Am genannten Tag galt die Verordnung nicht mehr. Bitte prüfen Sie das Datum, oder fordern Sie eine neue Verordnung an.',
    'On that day the prescription was no longer valid. Please check the date, or request a new prescription.',
  ],
  'bestellung.kostentraeger_tag': [
    'Dieser Tag liegt in der Zukunft oder vor dem Schritt davor. Bitte prüfen Sie das Datum.',
    'This day is in the future or before the step that comes first. Please check the date.',
  ],
  'bestellung.ausstellung_fehlt': [
    'Der Tag der Ausstellung ist nicht bekannt. Bitte lesen Sie ihn vom Rezept ab.',
    'The date of issue is not known. Please enter it as shown on the prescription.',
  ],
  'bestellung.rezept_noch_gueltig': [
    'Das Rezept ist noch gültig. Bitte lösen Sie es ein, statt ein neues anzufordern.',
    'The prescription is still valid. Please redeem it instead of requesting a new one.',
  ],
  'bestellung.hkp_laeuft_nicht_ab': [
    'Eine Verordnung häuslicher Krankenpflege (Muster 12) läuft nicht ab wie ein Rezept. Bitte machen Sie mit ihrem nächsten Schritt weiter.',
    'An HKP order (Muster 12) does not expire like a prescription. Please continue with its next step.',
  ],
  'bestellung.vollmacht_fehlt': [
    'Es liegt keine gültige Empfangsvollmacht vor. Bitte holen Sie sie ein oder stornieren Sie, wenn die Klientin oder der Klient selbst einlöst.',
    'There is no valid authorisation to receive. Please obtain it, or cancel the item if the client redeems the prescription.',
  ],
  'bestellung.ohne_rezept': [
    'Diese Position ist ohne Rezept bestellt. Braucht sie doch eines, stellen Sie bitte eine Rückfrage.',
    'This item was ordered without a prescription. If it needs one after all, please send a query.',
  ],
  'bestellung.schon_verordnet': [
    'Die Praxis hat in dieser Bestellung schon verordnet. Bitte stornieren Sie die offene Position und bestellen Sie sie neu bei der anderen Praxis.',
    'The practice has already prescribed in this order. Please cancel the open item and order it again from the other practice.',
  ],
} satisfies Pairs
