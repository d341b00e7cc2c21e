import { errorTable } from '../shared/refusal.ts'

export const bestellungErrors = errorTable({
  'bestellung.nicht_deine_rolle': {
    art: 'forbidden',
    de: 'Diesen Schritt macht eine andere Rolle.',
    en: 'This step belongs to another role.',
  },
  'bestellung.nur_mit_lanr': {
    art: 'forbidden',
    de: 'Nur eine Ärztin oder ein Arzt mit LANR darf verordnen.',
    en: 'Only a doctor with a LANR may prescribe.',
  },
  'bestellung.nur_pharmazeutisch': {
    art: 'forbidden',
    de: 'Das darf nur pharmazeutisches Personal entscheiden.',
    en: 'Only pharmaceutical staff may decide this.',
  },
  'bestellung.zuweisungsverbot': {
    art: 'forbidden',
    de: 'Die Praxis darf ein Rezept nicht an eine Apotheke geben (§ 31 Abs. 1 SGB V, § 11 ApoG).',
    en: 'A practice may not pass a prescription to a pharmacy (§ 31 (1) SGB V, § 11 ApoG).',
  },
  'bestellung.nur_vorschau': {
    art: 'forbidden',
    de: 'Diese Position ist für die Apotheke erst eine Vorschau.',
    en: 'This item is still only a preview for the pharmacy.',
  },
  'bestellung.position_unbekannt': { art: 'not_found', de: 'Diese Position gibt es hier nicht.', en: 'This item does not exist here.' },
  'bestellung.lieferung_unbekannt': {
    art: 'not_found',
    de: 'Diese Lieferung gibt es hier nicht.',
    en: 'This delivery does not exist here.',
  },
  'bestellung.rueckfrage_unbekannt': { art: 'not_found', de: 'Diese Rückfrage gibt es hier nicht.', en: 'This query does not exist here.' },
  'bestellung.falscher_status': {
    art: 'conflict',
    de: 'Die Bestellung ist schon weiter. Bitte laden Sie sie neu.',
    en: 'This step is not possible with the order’s current status. Please reload it.',
  },
  'bestellung.veraltet': {
    art: 'conflict',
    de: 'Jemand war schneller. Hier ist der neue Stand.',
    en: 'Someone else was faster. Here is the new status.',
  },
  'bestellung.nur_entwurf': {
    art: 'conflict',
    de: 'Nur ein Entwurf kann geändert oder gelöscht werden.',
    en: 'Only a draft can be changed or deleted.',
  },
  'bestellung.unvollstaendig': {
    art: 'unprocessable',
    de: 'Zum Senden fehlt noch etwas.',
    en: 'Some details are still missing before you can send.',
  },
  'bestellung.klient_unbekannt': {
    art: 'unprocessable',
    de: 'Diesen Klienten gibt es bei Ihnen nicht.',
    en: 'This client is not in your organisation.',
  },
  'bestellung.organisation_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Praxis oder Apotheke gibt es nicht.',
    en: 'This practice or pharmacy does not exist.',
  },
  'bestellung.besuch_passt_nicht': {
    art: 'unprocessable',
    de: 'Dieser Hausbesuch gehört nicht zu dieser Bestellung.',
    en: 'This home visit does not belong to this order.',
  },
  'bestellung.nicht_eingeteilt': {
    art: 'forbidden',
    de: 'Das kann nur, wer für diesen Hausbesuch eingeteilt ist.',
    en: 'Only people assigned to this home visit can do this.',
  },
  'bestellung.besuch_laeuft_nicht': {
    art: 'conflict',
    de: 'Übergeben wird während des Besuchs: Er ist noch nicht begonnen oder schon beendet.',
    en: 'Handover takes place during the visit: it has not started yet or is already over.',
  },
  'bestellung.besuch_nicht_begonnen': {
    art: 'conflict',
    de: 'Der Hausbesuch ist noch nicht begonnen.',
    en: 'The home visit has not started yet.',
  },
  'bestellung.nichts_zu_uebergeben': {
    art: 'unprocessable',
    de: 'Von dieser Bestellung liegt nichts bei Ihnen.',
    en: 'You have nothing from this order to hand over.',
  },
  'bestellung.rezeptart_unzulaessig': {
    art: 'unprocessable',
    de: 'Diese Rezeptart ist für das Produkt nicht zulässig (BtM nur auf Papier).',
    en: 'This type of prescription is not allowed for the product (BtM on paper only).',
  },
  'bestellung.rezept_ort_unmoeglich': {
    art: 'unprocessable',
    de: 'Diese Rezeptart kann dort nicht liegen. Bitte wählen Sie einen anderen Ort.',
    en: 'This type of prescription cannot be kept there. Please choose another place.',
  },
  'bestellung.ausstellung_zukunft': {
    art: 'unprocessable',
    de: 'Das Ausstellungsdatum liegt in der Zukunft.',
    en: 'The date of issue is in the future.',
  },
  'bestellung.kein_eigenes_rezept': {
    art: 'unprocessable',
    de: 'Dieses Rezept hat die Praxis hier nicht ausgestellt.',
    en: 'The practice did not issue this prescription here.',
  },
  'bestellung.text_fehlt': {
    art: 'unprocessable',
    de: 'Bitte begründen Sie „Sonstiges“ mit einem Satz.',
    en: 'Please explain “other” in one sentence.',
  },
  'bestellung.apotheke_fehlt': {
    art: 'unprocessable',
    de: 'Für den Klienten ist keine Apotheke gewählt.',
    en: 'No pharmacy has been chosen for the client.',
  },
  'bestellung.praxis_fehlt': { art: 'unprocessable', de: 'Diese Bestellung hat keine Praxis.', en: 'This order has no practice.' },
  'bestellung.klient_loest_ein': {
    art: 'unprocessable',
    de: 'Der Klient löst dieses Rezept selbst ein.',
    en: 'The client redeems this prescription in person.',
  },
  'bestellung.nicht_durch_klient': {
    art: 'unprocessable',
    de: 'Das Rezept wird nicht durch den Klienten eingelöst.',
    en: 'This prescription is not redeemed by the client.',
  },
  'bestellung.rezept_abgelaufen': {
    art: 'unprocessable',
    de: 'Das Rezept ist abgelaufen und muss neu angefordert werden.',
    en: 'The prescription has expired. Please request a new one.',
  },
  'bestellung.rezept_noch_gueltig': { art: 'unprocessable', de: 'Das Rezept ist noch gültig.', en: 'The prescription is still valid.' },
  'bestellung.schon_teilgeliefert': {
    art: 'unprocessable',
    de: 'Ein Teil ist schon bereit oder geliefert; der Rest kann entfallen.',
    en: 'Part of it is ready or delivered; you can cancel the remaining quantity.',
  },
  'bestellung.kein_arzneimittel': {
    art: 'unprocessable',
    de: 'Der Austausch ohne Arzt gilt nur für Arzneimittel.',
    en: 'Substitution without the doctor is possible for medicines only.',
  },
  'bestellung.aut_idem': {
    art: 'unprocessable',
    de: 'Die Praxis hat den Austausch ausgeschlossen (aut idem).',
    en: 'The practice has excluded substitution (aut idem).',
  },
  'bestellung.austausch_unzulaessig': {
    art: 'unprocessable',
    de: 'Dieser Austausch braucht ein neues Rezept (§ 129 Abs. 2a SGB V).',
    en: 'This substitution needs a new prescription (§ 129 (2a) SGB V).',
  },
  'bestellung.anfragen_fehlen': {
    art: 'unprocessable',
    de: 'Bitte tragen Sie zwei Verfügbarkeitsanfragen beim Großhandel ein.',
    en: 'Please enter two availability checks with wholesalers before substituting.',
  },
  'bestellung.vollmacht_fehlt': {
    art: 'unprocessable',
    de: 'Es liegt keine gültige Empfangsvollmacht vor. Bitte holen Sie sie ein oder stornieren Sie, wenn der Klient selbst einlöst.',
    en: 'There is no valid authorisation to receive. Please obtain it, or cancel the item if the client redeems the prescription.',
  },
  'bestellung.ohne_rezept': {
    art: 'unprocessable',
    de: 'Diese Position braucht kein Rezept.',
    en: 'This item does not need a prescription.',
  },
  'bestellung.menge_zu_gross': {
    art: 'unprocessable',
    de: 'Das ist mehr, als noch offen ist.',
    en: 'This is more than the quantity still open.',
  },
  'bestellung.lieferung_abgeschlossen': {
    art: 'conflict',
    de: 'Diese Lieferung ist schon übergeben.',
    en: 'This delivery has already been handed over.',
  },
  'bestellung.keine_lieferung': {
    art: 'unprocessable',
    de: 'Es ist nichts zur Übergabe bereit.',
    en: 'Nothing is ready to be handed over.',
  },
  'bestellung.keine_abholung': {
    art: 'unprocessable',
    de: 'Diese Bestellung wird geliefert, nicht abgeholt.',
    en: 'This order is delivered, not collected.',
  },
  'bestellung.unterschrift_fehlt': {
    art: 'unprocessable',
    de: 'Es fehlt die Unterschrift des Empfängers.',
    en: 'The recipient’s signature is missing.',
  },
  'bestellung.code_falsch': { art: 'unprocessable', de: 'Der Übergabecode stimmt nicht.', en: 'The handover code is wrong.' },
  'bestellung.btm_persoenlich': {
    art: 'unprocessable',
    de: 'Betäubungsmittel werden nur persönlich gegen Unterschrift übergeben.',
    en: 'Controlled drugs are only handed over in person and against signature.',
  },
  'bestellung.temperatur_fehlt': {
    art: 'unprocessable',
    de: 'Zur Kühlkette gehört die gemessene Temperatur.',
    en: 'The cold chain requires the measured temperature.',
  },
  'bestellung.nichts_geliefert': { art: 'unprocessable', de: 'Es wurde noch nichts geliefert.', en: 'Nothing has been delivered yet.' },
  'bestellung.schon_vorgeschlagen': {
    art: 'conflict',
    de: 'Das ist schon vorgeschlagen und wartet auf Antwort.',
    en: 'This has already been proposed and is waiting for an answer.',
  },
  'bestellung.kein_vorschlag': {
    art: 'unprocessable',
    de: 'Es gibt keinen Vorschlag der anderen Seite.',
    en: 'There is no proposal from the other side.',
  },
  'bestellung.reklamationsfrist': {
    art: 'unprocessable',
    de: 'Die 14 Tage für eine Reklamation sind vorbei. Bitte rufen Sie die Apotheke an.',
    en: 'The 14 days for a complaint have passed. Please call the pharmacy.',
  },
  'bestellung.kein_storno': { art: 'unprocessable', de: 'Es ist kein Storno angefragt.', en: 'No cancellation has been requested.' },
  'bestellung.falsche_packung': {
    art: 'unprocessable',
    de: 'Die gescannte Packung gehört nicht zu dieser Position.',
    en: 'The scanned pack does not belong to this item.',
  },
  'bestellung.rueckfrage_an_sich': {
    art: 'unprocessable',
    de: 'Eine Rückfrage geht an eine andere Seite.',
    en: 'A query must go to another side.',
  },
  'bestellung.rueckfrage_empfaenger': {
    art: 'unprocessable',
    de: 'Diese Seite sieht die Position noch nicht.',
    en: 'That side cannot see the item yet.',
  },
  'bestellung.rueckfrage_nicht_privat': {
    art: 'unprocessable',
    de: 'Vertraulich schreiben sich nur Praxis und Apotheke.',
    en: 'Only practices and pharmacies can write confidentially to each other.',
  },
  'bestellung.keine_rueckfrage': { art: 'unprocessable', de: 'Es ist keine Rückfrage offen.', en: 'There is no open query.' },
  'bestellung.nur_vertretung': {
    art: 'unprocessable',
    de: 'Eine Praxis leitet nur an ihre Vertretung weiter.',
    en: 'A practice can only forward to its substitute.',
  },
  'bestellung.schon_angenommen': {
    art: 'unprocessable',
    de: 'Die Apotheke hat schon angenommen. Bitte zuerst Storno anfragen.',
    en: 'The pharmacy has already accepted. Please request cancellation first.',
  },
  'bestellung.gleiches_ziel': { art: 'unprocessable', de: 'Die Bestellung liegt schon dort.', en: 'The order is already there.' },
  'bestellung.apothekenwahl': {
    art: 'unprocessable',
    de: 'Der Klient hat eine andere Apotheke gewählt. Bitte nennen Sie den Grund.',
    en: 'The client has chosen another pharmacy. Please give the reason.',
  },
})

export type BestellungCode = keyof (typeof bestellungErrors)['definitionen']
