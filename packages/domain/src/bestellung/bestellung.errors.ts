import { errorTable } from '../shared/refusal.ts'

export const bestellungErrors = errorTable({
  forbidden: {
    'bestellung.nicht_deine_rolle': ['Diesen Schritt macht eine andere Rolle.', 'This step belongs to another role.'],
    'bestellung.nur_mit_lanr': ['Nur eine Ärztin oder ein Arzt mit LANR darf verordnen.', 'Only a doctor with a LANR may prescribe.'],
    'bestellung.grund_nur_arzt': [
      'Diesen Grund beurteilt nur eine Ärztin oder ein Arzt. Bitte wählen Sie einen anderen Grund oder geben Sie die Anfrage weiter.',
      'Only a doctor can judge this reason. Please choose another reason or pass the request on to a doctor.',
    ],
    'bestellung.nur_pharmazeutisch': ['Das darf nur pharmazeutisches Personal entscheiden.', 'Only pharmaceutical staff may decide this.'],
    'bestellung.zuweisungsverbot': [
      'Die Praxis darf ein Rezept nicht an eine Apotheke geben (§ 31 Abs. 1 SGB V, § 11 ApoG).',
      'A practice may not pass a prescription to a pharmacy (§ 31 (1) SGB V, § 11 ApoG).',
    ],
    'bestellung.nur_vorschau': [
      'Diese Position ist für die Apotheke erst eine Vorschau.',
      'This item is still only a preview for the pharmacy.',
    ],
    'bestellung.nicht_eingeteilt': [
      'Das kann nur, wer für diesen Hausbesuch eingeteilt ist.',
      'Only people assigned to this home visit can do this.',
    ],
  },
  not_found: {
    'bestellung.position_unbekannt': ['Diese Position gibt es hier nicht.', 'This item does not exist here.'],
    'bestellung.lieferung_unbekannt': ['Diese Lieferung gibt es hier nicht.', 'This delivery does not exist here.'],
    'bestellung.rueckfrage_unbekannt': ['Diese Rückfrage gibt es hier nicht.', 'This query does not exist here.'],
  },
  conflict: {
    'bestellung.falscher_status': [
      'Die Bestellung ist schon weiter. Bitte laden Sie sie neu.',
      'This step is not possible with the order’s current status. Please reload it.',
    ],
    'bestellung.veraltet': ['Jemand war schneller. Hier ist der neue Stand.', 'Someone else was faster. Here is the new status.'],
    'bestellung.nur_entwurf': ['Nur ein Entwurf kann geändert oder gelöscht werden.', 'Only a draft can be changed or deleted.'],
    'bestellung.besuch_laeuft_nicht': [
      'Übergeben wird während des Besuchs: Er ist noch nicht begonnen oder schon beendet.',
      'Handover takes place during the visit: it has not started yet or is already over.',
    ],
    'bestellung.besuch_nicht_begonnen': ['Der Hausbesuch ist noch nicht begonnen.', 'The home visit has not started yet.'],
    'bestellung.lieferung_abgeschlossen': ['Diese Lieferung ist schon übergeben.', 'This delivery has already been handed over.'],
    'bestellung.schon_vorgeschlagen': [
      'Das ist schon vorgeschlagen und wartet auf Antwort.',
      'This has already been proposed and is waiting for an answer.',
    ],
  },
  unprocessable: {
    'bestellung.unvollstaendig': ['Zum Senden fehlt noch etwas.', 'Some details are still missing before you can send.'],
    'bestellung.klient_unbekannt': ['Diese Person gibt es bei Ihnen nicht.', 'This client is not in your organisation.'],
    'bestellung.organisation_unbekannt': ['Diese Praxis oder Apotheke gibt es nicht.', 'This practice or pharmacy does not exist.'],
    'bestellung.besuch_passt_nicht': [
      'Dieser Hausbesuch gehört nicht zu dieser Bestellung.',
      'This home visit does not belong to this order.',
    ],
    'bestellung.nichts_zu_uebergeben': ['Von dieser Bestellung liegt nichts bei Ihnen.', 'You have nothing from this order to hand over.'],
    'bestellung.rezeptart_unzulaessig': [
      'Diese Rezeptart passt nicht zum Produkt (BtM nur auf BtM-Rezept, Lenalidomid und Verwandte nur auf T-Rezept). Bitte eine andere wählen.',
      'This type of prescription does not fit the product (controlled drugs on a BtM form, lenalidomide and its kind on a T-Rezept). Please choose another one.',
    ],
    'bestellung.rezept_ort_unmoeglich': [
      'Diese Rezeptart kann dort nicht liegen. Bitte wählen Sie einen anderen Ort.',
      'This type of prescription cannot be kept there. Please choose another place.',
    ],
    'bestellung.btm_formular_fehlt': [
      'Für dieses Betäubungsmittel liegt kein BtM-Rezept vor. Bitte fordern Sie ein neues Rezept an.',
      'There is no BtM prescription for this controlled drug. Please request a new prescription.',
    ],
    'bestellung.t_rezept_fehlt': [
      'Dieser Wirkstoff darf nur auf T-Rezept abgegeben werden (§ 3a AMVV). Bitte fordern Sie ein neues Rezept an.',
      'This substance may only be dispensed on a T-Rezept (§ 3a AMVV). Please request a new prescription.',
    ],
    'bestellung.zeugen_fehlen': [
      'Betäubungsmittel werden vor zwei Zeugen vernichtet, die beide nicht Sie selbst sind (§ 16 BtMG). Bitte beide Namen eintragen.',
      'Controlled drugs are destroyed before two witnesses other than yourself (§ 16 BtMG). Please enter both names.',
    ],
    'bestellung.schon_btm': [
      'Diese Position ist schon als Betäubungsmittel geführt. Sie müssen nichts tun.',
      'This item is already marked as a controlled drug. You need not do anything.',
    ],
    'bestellung.rezeptfrei_unbestaetigt': [
      'Dieses Arzneimittel ist ohne Rezept bestellt. Bitte bestätigen Sie, dass es rezeptfrei ist, oder lehnen Sie ab.',
      'This medicine was ordered without a prescription. Please confirm that it needs none, or decline.',
    ],
    'bestellung.rezept_noetig': [
      'Dieses Arzneimittel ist verschreibungspflichtig, es liegt aber kein Rezept vor. Bitte lehnen Sie mit „Rezept fehlt“ ab.',
      'This medicine needs a prescription, but there is none. Please decline with “prescription missing”.',
    ],
    'bestellung.ausstellung_zukunft': ['Das Ausstellungsdatum liegt in der Zukunft.', 'The date of issue is in the future.'],
    'bestellung.ausstellung_ungewoehnlich': [
      'Das Rezept ist vor der Anfrage ausgestellt oder schon abgelaufen. Bitte prüfen Sie das Datum, oder bestätigen Sie es.',
      'The prescription was issued before the request or has already expired. Please check the date, or confirm it.',
    ],
    'bestellung.kein_eigenes_rezept': [
      'Dieses Rezept hat die Praxis hier nicht ausgestellt.',
      'The practice did not issue this prescription here.',
    ],
    'bestellung.text_fehlt': ['Bitte begründen Sie „Sonstiges“ mit einem Satz.', 'Please explain “other” in one sentence.'],
    'bestellung.apotheke_fehlt': [
      'Für die Klientin oder den Klienten ist keine Apotheke gewählt.',
      'No pharmacy has been chosen for the client.',
    ],
    'bestellung.praxis_fehlt': ['Diese Bestellung hat keine Praxis.', 'This order has no practice.'],
    'bestellung.klient_loest_ein': [
      'Die Klientin oder der Klient löst dieses Rezept selbst ein.',
      'The client redeems this prescription in person.',
    ],
    'bestellung.hkp_an_kasse': [
      'Eine Verordnung häuslicher Krankenpflege (Muster 12) geht an die Krankenkasse, nicht in eine Apotheke. Bitte reichen Sie sie dort ein.',
      'An HKP order (Muster 12) goes to the health insurer, not to a pharmacy. Please submit it there.',
    ],
    'bestellung.keine_hkp': [
      'Nur eine Verordnung häuslicher Krankenpflege (Muster 12) wird bei der Krankenkasse eingereicht. Bitte geben Sie das Rezept an die Apotheke.',
      'Only an HKP order (Muster 12) is submitted to the health insurer. Please take the prescription to the pharmacy.',
    ],
    'bestellung.nicht_durch_klient': ['Dieses Rezept wird nicht selbst eingelöst.', 'This prescription is not redeemed by the client.'],
    'bestellung.rezept_abgelaufen': [
      'Das Rezept ist abgelaufen und muss neu angefordert werden.',
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
    'bestellung.nicht_fernmuendlich': [
      'Betäubungsmittel und T-Rezepte gibt es nicht auf telefonische Verordnung. Bitte warten Sie auf das Rezept.',
      'Controlled drugs and T prescriptions cannot be supplied by phone. Please wait for the prescription.',
    ],
    'bestellung.vorlage_zukunft': [
      'Der Tag der Vorlage liegt in der Zukunft. Bitte prüfen Sie das Datum.',
      'The day of presentation is in the future. Please check the date.',
    ],
    'bestellung.vorlage_vor_ausstellung': [
      'Das Rezept kann nicht vor dem Tag vorgelegt werden, an dem es ausgestellt ist. Bitte prüfen Sie das Datum.',
      'The prescription cannot be presented before the day on which it was issued. Please check the date.',
    ],
    'bestellung.ausstellung_fehlt': [
      'Der Tag der Ausstellung ist nicht bekannt. Bitte lesen Sie ihn vom Rezept ab.',
      'The date of issue is not known. Please enter it as it stands on the prescription.',
    ],
    'bestellung.rezept_noch_gueltig': ['Das Rezept ist noch gültig.', 'The prescription is still valid.'],
    'bestellung.schon_teilgeliefert': [
      'Ein Teil ist schon bereit oder geliefert; der Rest kann entfallen.',
      'Part of it is ready or delivered; you can cancel the remaining quantity.',
    ],
    'bestellung.kein_arzneimittel': [
      'Der Austausch ohne Arzt gilt nur für Arzneimittel.',
      'Substitution without the doctor is possible for medicines only.',
    ],
    'bestellung.aut_idem': [
      'Die Praxis hat den Austausch ausgeschlossen (aut idem).',
      'The practice has excluded substitution (aut idem).',
    ],
    'bestellung.austausch_unzulaessig': [
      'Dieser Austausch braucht ein neues Rezept (§ 129 Abs. 2a SGB V).',
      'This substitution needs a new prescription (§ 129 (2a) SGB V).',
    ],
    'bestellung.anfragen_fehlen': [
      'Bitte tragen Sie zwei Verfügbarkeitsanfragen beim Großhandel ein.',
      'Please enter two availability checks with wholesalers before substituting.',
    ],
    'bestellung.vollmacht_fehlt': [
      'Es liegt keine gültige Empfangsvollmacht vor. Bitte holen Sie sie ein oder stornieren Sie, wenn die Klientin oder der Klient selbst einlöst.',
      'There is no valid authorisation to receive. Please obtain it, or cancel the item if the client redeems the prescription.',
    ],
    'bestellung.ohne_rezept': ['Diese Position braucht kein Rezept.', 'This item does not need a prescription.'],
    'bestellung.menge_zu_gross': ['Das ist mehr, als noch offen ist.', 'This is more than the quantity still open.'],
    'bestellung.keine_lieferung': ['Es ist nichts zur Übergabe bereit.', 'Nothing is ready to be handed over.'],
    'bestellung.nicht_unterwegs': [
      'Die Lieferung ist noch nicht unterwegs. Bitte tragen Sie zuerst „Ausliefern“ ein.',
      'The delivery has not left the pharmacy yet. Please record its dispatch first.',
    ],
    'bestellung.zurueckgerufen': [
      'Die Position ist storniert und die Lieferung zurückgerufen. Bitte nehmen Sie sie zurück oder tragen Sie ein, dass sie angekommen ist.',
      'This item has been cancelled and its delivery called back. Please record its return, or that it has arrived.',
    ],
    'bestellung.klient_verstorben': [
      'Die Person ist verstorben: Es wird nichts mehr übergeben. Bitte nehmen Sie die Lieferung zurück.',
      'The person has died, so nothing may be handed over any more. Please take the delivery back.',
    ],
    'bestellung.keine_abholung': ['Diese Bestellung wird geliefert, nicht abgeholt.', 'This order is delivered, not collected.'],
    'bestellung.unterschrift_fehlt': ['Es fehlt die Unterschrift des Empfängers.', 'The recipient’s signature is missing.'],
    'bestellung.code_falsch': ['Der Übergabecode stimmt nicht.', 'The handover code is wrong.'],
    'bestellung.btm_persoenlich': [
      'Betäubungsmittel werden nur persönlich gegen Unterschrift übergeben.',
      'Controlled drugs are only handed over in person and against signature.',
    ],
    'bestellung.kuehlkette_verletzt': [
      'Die Temperatur liegt außerhalb von 2 bis 8 °C: Bitte nicht übergeben, sondern „Nicht zugestellt“ mit dem Grund Kühlkette eintragen.',
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
      'Whoever packs cannot be the one who checks. Please choose a second person.',
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
    'bestellung.temperatur_fehlt': ['Zur Kühlkette gehört die gemessene Temperatur.', 'The cold chain requires the measured temperature.'],
    'bestellung.nichts_geliefert': ['Es wurde noch nichts geliefert.', 'Nothing has been delivered yet.'],
    'bestellung.kein_vorschlag': ['Es gibt keinen Vorschlag der anderen Seite.', 'There is no proposal from the other side.'],
    'bestellung.reklamationsfrist': [
      'Die 14 Tage für eine Reklamation sind vorbei. Bitte rufen Sie die Apotheke an.',
      'The 14 days for a complaint have passed. Please call the pharmacy.',
    ],
    'bestellung.kein_storno': ['Es ist kein Storno angefragt.', 'No cancellation has been requested.'],
    'bestellung.falsche_packung': [
      'Die gescannte Packung gehört nicht zu dieser Position.',
      'The scanned pack does not belong to this item.',
    ],
    'bestellung.rueckfrage_an_sich': ['Eine Rückfrage geht an eine andere Seite.', 'A query must go to another side.'],
    'bestellung.rueckfrage_empfaenger': ['Diese Seite sieht die Position noch nicht.', 'That side cannot see the item yet.'],
    'bestellung.rueckfrage_nicht_privat': [
      'Vertraulich schreiben sich nur Praxis und Apotheke.',
      'Only practices and pharmacies can write confidentially to each other.',
    ],
    'bestellung.keine_rueckfrage': ['Es ist keine Rückfrage offen.', 'There is no open query.'],
    'bestellung.keine_folge': [
      'Hier ist für Ihre Seite nichts mehr zu erledigen. Bitte laden Sie die Bestellung neu.',
      'There is nothing left for your side to do here. Please reload the order.',
    ],
    'bestellung.nur_vertretung': ['Eine Praxis leitet nur an ihre Vertretung weiter.', 'A practice can only forward to its substitute.'],
    'bestellung.schon_angenommen': [
      'Die Apotheke hat schon angenommen. Bitte zuerst Storno anfragen.',
      'The pharmacy has already accepted. Please request cancellation first.',
    ],
    'bestellung.schon_verordnet': [
      'Die Praxis hat in dieser Bestellung schon verordnet. Bitte stornieren Sie die offene Position und bestellen Sie sie neu bei der anderen Praxis.',
      'The practice has already prescribed in this order. Please cancel the open item and order it again from the other practice.',
    ],
    'bestellung.gleiches_ziel': ['Die Bestellung liegt schon dort.', 'The order is already there.'],
    'bestellung.apothekenwahl': [
      'Die Klientin oder der Klient hat eine andere Apotheke gewählt. Bitte nennen Sie den Grund.',
      'The client has chosen another pharmacy. Please give the reason.',
    ],
  },
})

export type BestellungCode = keyof typeof bestellungErrors.definitionen
