import { errorTable } from '../shared/refusal.ts'
import { lieferungRefusals } from './lieferung.errors.ts'
import { nachschubRefusals } from './nachschub.errors.ts'
import { rezeptRefusals } from './rezept.errors.ts'

export const bestellungErrors = errorTable({
  forbidden: {
    'bestellung.nicht_deine_rolle': [
      'Diesen Schritt macht eine andere Rolle. Bitte fragen Sie die Person, die dafür zuständig ist.',
      'This step belongs to another role. Please ask the person responsible.',
    ],
    'bestellung.nur_arzt': [
      'Verordnen darf nur, wer eine Approbation hat. Bitte fragen Sie eine Ärztin oder einen Arzt; haben Sie selbst eine Approbation, lassen Sie sie von der Leitung eintragen.',
      'Only someone with a licence to practise may prescribe. Please ask a doctor; if you have a licence yourself, ask your manager to enter it.',
    ],
    'bestellung.anleitung_fehlt': [
      'In der Personalakte fehlt, unter wessen LANR Sie in der Weiterbildung verordnen. Bitte lassen Sie es die Leitung eintragen.',
      'Your staff record does not say under whose LANR you prescribe during training. Please ask your manager to enter it.',
    ],
    'bestellung.btm_nur_fachkraft': [
      'Ein Betäubungsmittel bestellt, storniert und übernimmt nur eine Pflegefachkraft. Bitte fragen Sie eine Fachkraft oder die Pflegedienstleitung.',
      'Only a registered nurse may order, cancel or receive a controlled drug (BtM). Please ask a registered nurse or the nursing manager.',
    ],
    'bestellung.grund_nur_arzt': [
      'Diesen Grund beurteilt nur eine Ärztin oder ein Arzt. Bitte wählen Sie einen anderen Grund oder geben Sie die Anfrage weiter.',
      'Only a doctor can judge this reason. Please choose another reason or pass the request on to a doctor.',
    ],
    'bestellung.nur_pharmazeutisch': [
      'Das entscheidet pharmazeutisches Personal. Bitte geben Sie die Bestellung dorthin weiter.',
      'This is decided by pharmaceutical staff. Please pass the order on to them.',
    ],
    'bestellung.zuweisungsverbot': [
      'Die Praxis darf ein Rezept nicht an eine Apotheke geben (§ 31 Abs. 1 SGB V, § 11 ApoG). Bitte geben Sie es dem Pflegedienst oder der Person selbst.',
      'A practice may not pass a prescription to a pharmacy (§ 31 (1) SGB V, § 11 ApoG). Please give it to the nursing service or to the person.',
    ],
    'bestellung.nur_vorschau': [
      'Diese Position ist für die Apotheke erst eine Vorschau. Bitte warten Sie, bis die Bestellung bei Ihnen ist.',
      'This item is still only a preview for the pharmacy. Please wait until the order has reached you.',
    ],
    'bestellung.nicht_eingeteilt': [
      'Für diesen Hausbesuch sind Sie nicht eingeteilt. Bitte lassen Sie sich von Ihrer Leitung einteilen.',
      'You are not assigned to this home visit. Please ask your manager to assign you.',
    ],
  },
  not_found: {
    'bestellung.position_unbekannt': [
      'Diese Position gibt es hier nicht. Bitte laden Sie die Bestellung neu.',
      'This item does not exist here. Please reload the order.',
    ],
    'bestellung.lieferung_unbekannt': [
      'Diese Lieferung gibt es hier nicht. Bitte laden Sie die Bestellung neu.',
      'This delivery does not exist here. Please reload the order.',
    ],
    'bestellung.rueckfrage_unbekannt': [
      'Diese Rückfrage gibt es hier nicht. Bitte laden Sie die Bestellung neu.',
      'This query does not exist here. Please reload the order.',
    ],
  },
  conflict: {
    'bestellung.falscher_status': [
      'Dieser Schritt passt nicht zum Status der Position. Bitte sehen Sie nach, auf wen sie jetzt wartet.',
      'This step does not fit the status of the item. Please check who it is waiting for now.',
    ],
    'bestellung.veraltet': [
      'Jemand war schneller. Bitte prüfen Sie den neuen Stand.',
      'Someone else was faster. Please check the new version.',
    ],
    'bestellung.nur_entwurf': [
      'Diese Bestellung ist schon gesendet: Ändern und löschen lässt sich nur ein Entwurf. Bitte stornieren Sie, was nicht mehr gebraucht wird.',
      'This order has already been sent; only a draft can be changed or deleted. Please cancel what is no longer needed.',
    ],
    'bestellung.teil_bestellt': [
      'Dieser Teil der Mehrfachverordnung ist schon bestellt. Bitte öffnen Sie die Bestellung, die es dafür gibt.',
      'This part of the repeat prescription has already been ordered. Please open the order that exists for it.',
    ],
    'bestellung.besuch_laeuft_nicht': [
      'Übergeben wird während des Besuchs: Er ist noch nicht begonnen oder schon beendet. Bitte beginnen Sie zuerst den Besuch.',
      'Handover takes place during the visit: it has not started yet or is already over. Please start the visit first.',
    ],
    'bestellung.besuch_nicht_begonnen': [
      'Der Hausbesuch ist noch nicht begonnen. Bitte beginnen Sie ihn zuerst.',
      'The home visit has not started yet. Please start it first.',
    ],
    'bestellung.lieferung_abgeschlossen': [
      'Diese Lieferung ist schon übergeben. Bitte laden Sie die Bestellung neu.',
      'This delivery has already been handed over. Please reload the order.',
    ],
    'bestellung.schon_vorgeschlagen': [
      'Ein Storno ist schon vorgeschlagen. Bitte warten Sie auf die Antwort der anderen Seite.',
      'A cancellation has already been proposed. Please wait for the other side’s answer.',
    ],
  },
  unprocessable: {
    ...rezeptRefusals,
    ...lieferungRefusals,
    ...nachschubRefusals,
    'bestellung.unvollstaendig': [
      'Zum Senden fehlen noch Angaben. Bitte ergänzen Sie die markierten Felder.',
      'Some details are still missing before you can send. Please complete the marked fields.',
    ],
    'bestellung.klient_unbekannt': [
      'Diese Person gibt es bei Ihnen nicht. Bitte wählen Sie sie aus der Liste.',
      'This client is not in your organisation. Please choose from the list.',
    ],
    'bestellung.organisation_unbekannt': [
      'Diese Praxis oder Apotheke gibt es nicht. Bitte wählen Sie eine aus der Liste.',
      'This practice or pharmacy does not exist. Please choose one from the list.',
    ],
    'bestellung.besuch_passt_nicht': [
      'Dieser Hausbesuch gehört nicht zu dieser Bestellung. Bitte öffnen Sie den richtigen Besuch.',
      'This home visit does not belong to this order. Please open the right visit.',
    ],
    'bestellung.text_fehlt': ['Bitte begründen Sie „Sonstiges“ mit einem Satz.', 'Please explain “other” in one sentence.'],
    'bestellung.apotheke_fehlt': [
      'Für diese Bestellung ist keine Apotheke gewählt. Bitte wählen Sie eine.',
      'No pharmacy has been chosen for this order. Please choose one.',
    ],
    'bestellung.praxis_fehlt': [
      'Diese Bestellung hat keine Praxis, die ein Rezept ausstellen kann. Bitte stornieren Sie die Position, und bestellen Sie sie mit einer Praxis neu.',
      'This order has no practice that could prescribe. Please cancel the item and order it again with a practice.',
    ],
    'bestellung.schon_teilgeliefert': [
      'Ein Teil ist schon bereit oder geliefert. Bitte stornieren Sie nur die Restmenge.',
      'Part of it is ready or delivered. Please cancel only the remaining quantity.',
    ],
    'bestellung.kein_vorschlag': [
      'Die andere Seite schlägt zurzeit nicht vor, die Restmenge zu stornieren. Bitte warten Sie auf die Lieferung, oder fragen Sie das Storno selbst an.',
      'The other side does not currently propose cancelling the remaining quantity. Please wait for the delivery, or request the cancellation yourself.',
    ],
    'bestellung.reklamationsfrist': [
      'Die 14 Tage für eine Reklamation sind vorbei. Bitte rufen Sie die Apotheke an.',
      'The 14 days for a complaint have passed. Please call the pharmacy.',
    ],
    'bestellung.foto_unbekannt': [
      'Dieses Foto liegt nicht in der Akte. Bitte nehmen Sie es heraus und fügen Sie es noch einmal hinzu.',
      'This photo is not in the record. Please remove it and add it again.',
    ],
    'bestellung.kein_storno': [
      'Es ist zurzeit kein Storno angefragt. Bitte bearbeiten Sie die Position weiter.',
      'No cancellation is currently requested. Please continue with the item.',
    ],
    'bestellung.rueckfrage_an_sich': [
      'Eine Rückfrage geht nicht an die eigene Seite. Bitte wählen Sie eine andere.',
      'A query cannot go to your own side. Please choose another one.',
    ],
    'bestellung.rueckfrage_empfaenger': [
      'Diese Seite sieht die Position noch nicht. Bitte fragen Sie eine andere Seite oder rufen Sie an.',
      'That side cannot see the item yet. Please ask another side or call.',
    ],
    'bestellung.rueckfrage_nicht_privat': [
      'Vertraulich schreiben sich nur Praxis und Apotheke. Bitte wählen Sie „Vertraulich“ ab.',
      'Only practices and pharmacies can write confidentially to each other. Please switch “Confidential” off.',
    ],
    'bestellung.keine_rueckfrage': [
      'Zu dieser Position ist keine Rückfrage von Ihrer oder an Ihre Seite offen. Haben Sie eine Frage, stellen Sie bitte eine neue.',
      'No query from or to your side is open about this item. If you have a question, please send a new query.',
    ],
    'bestellung.keine_folge': [
      'Zu dieser Position hat Ihre Seite keine offene Aufgabe. Sie müssen nichts erledigt melden.',
      'Your side has no open task for this item. You do not need to mark anything as done.',
    ],
    'bestellung.nur_vertretung': [
      'Eine Praxis leitet nur an ihre Vertretung weiter. Bitte wählen Sie diese, oder lehnen Sie ab.',
      'A practice can only forward to a practice covering for it. Please choose that one, or decline.',
    ],
    'bestellung.schon_angenommen': [
      'Die Apotheke hat schon angenommen. Bitte zuerst Storno anfragen.',
      'The pharmacy has already accepted. Please request cancellation first.',
    ],
    'bestellung.gleiches_ziel': [
      'Die Bestellung liegt schon dort. Bitte wählen Sie ein anderes Ziel.',
      'The order is already there. Please choose another destination.',
    ],
    'bestellung.apothekenwahl': [
      'Diese Apotheke hat die Klientin oder der Klient nicht gewählt. Bitte geben Sie an, warum eine andere beliefern soll und wer das erklärt hat.',
      'The client has not chosen this pharmacy. Please state why another one is to supply and who declared it.',
    ],
    'bestellung.apothekenwahl_geaendert': [
      'Die Wahl der Apotheke hat sich geändert, seit die Bestellung gesendet wurde. Bitte leiten Sie sie an die jetzt gewählte Apotheke weiter oder prüfen Sie die Wahl in der Akte.',
      'The choice of pharmacy has changed since the order was sent. Please forward it to the pharmacy chosen now, or check the choice in the record.',
    ],
  },
})

export type BestellungCode = keyof typeof bestellungErrors.definitionen
