/** What is told of home visits, tours and the instructions given at them. */
import type { AnordnungAnlass } from '../dokumentation/anordnung.policy.ts'
import type { BesuchAnlass } from '../hausbesuch/meldung.ts'

type Sentences = Readonly<Record<BesuchAnlass | AnordnungAnlass, readonly [title: string, description: string]>>

export const besuchSentences: Readonly<Record<'de' | 'en', Sentences>> = {
  de: {
    BESUCH_ANGEFRAGT: ['Hausbesuch angefragt', 'Um Besuch {nummer} wird Ihre Organisation gebeten. Bitte antworten Sie.'],
    BESUCH_SOFORT: ['Sofort: Hausbesuch angefragt', 'Besuch {nummer} wird sofort gebraucht. Bitte antworten Sie innerhalb von 15 Minuten.'],
    BESUCH_SOFORT_OFFEN: [
      'Sofort: Antwort fehlt',
      'Zu Besuch {nummer} fehlt seit über 15 Minuten eine Antwort. Bitte antworten Sie jetzt.',
    ],
    BESUCH_SOFORT_ANRUFEN: [
      'Sofort: Bitte rufen Sie an',
      'Zu Besuch {nummer} hat seit über 15 Minuten niemand geantwortet. Bitte rufen Sie an. Im Notfall wählen Sie 112.',
    ],
    BESUCH_ANGENOMMEN: ['Hausbesuch zugesagt', 'Ihr Besuch {nummer} ist zugesagt{wann}.'],
    BESUCH_ABGELEHNT: ['Hausbesuch abgelehnt', 'Besuch {nummer} kommt nicht zustande. Bitte sehen Sie nach dem Grund.'],
    BESUCH_RUECKFRAGE: ['Rückfrage zum Hausbesuch', 'Zu Besuch {nummer} gibt es eine Rückfrage an Sie. Bitte antworten Sie.'],
    BESUCH_ANTWORT: ['Antwort zum Hausbesuch', 'Ihre Rückfrage zu Besuch {nummer} ist beantwortet.'],
    BESUCH_GEPLANT: ['Hausbesuch geplant', 'Besuch {nummer} ist geplant{wann}.'],
    BESUCH_VERSCHOBEN: ['Hausbesuch geändert', 'Besuch {nummer} hat eine neue Zeit, oder es kommt jemand anderes{wann}.'],
    BESUCH_ABGESAGT: ['Hausbesuch abgesagt', 'Besuch {nummer} findet nicht statt{wann}.'],
    BESUCH_NICHT_ANGETROFFEN: [
      'Niemand angetroffen',
      'Bei Besuch {nummer} hat niemand geöffnet. Bitte entscheiden Sie, wie es weitergeht.',
    ],
    BESUCH_ERGEBNIS: ['Hausbesuch abgeschlossen', 'Das Ergebnis von Besuch {nummer} liegt vor.'],
    BESUCH_ABGEBROCHEN: ['Hausbesuch abgebrochen', 'Besuch {nummer} wurde abgebrochen. Bitte sehen Sie nach dem Grund.'],
    BESUCH_NACHTRAG: ['Nachtrag zum Hausbesuch', 'Zu Besuch {nummer} wurde etwas nachgetragen.'],
    BESUCH_UEBERFAELLIG: ['Hausbesuch überfällig', 'Besuch {nummer}{wann} wurde nicht begonnen. Bitte klären Sie, was war.'],
    TOUR_UEBERNOMMEN: ['Tour übernommen', 'Sie fahren am {wann} die Tour einer anderen Person. Bitte sehen Sie Ihre Tour durch.'],
    TOUR_ABGEGEBEN: ['Tour abgegeben', 'Ihre Tour am {wann} fährt jemand anderes.'],
    BESUCH_NACHGEREICHT: [
      'Zum Hausbesuch nachgereicht',
      'Zu Besuch {nummer}{wann} wurde ohne Netz dokumentiert, während er geändert wurde. Bitte sehen Sie nach.',
    ],
    ANORDNUNG_OFFEN: [
      'Anordnung gegenzeichnen',
      'Zu Besuch {nummer} wurde eine Anordnung Ihrer Praxis festgehalten. Bitte bestätigen Sie sie, oder lehnen Sie ab.',
    ],
    ANORDNUNG_GEGENGEZEICHNET: ['Anordnung gegengezeichnet', 'Die Anordnung zu Besuch {nummer} ist gegengezeichnet.'],
    ANORDNUNG_ABGELEHNT: [
      'Anordnung nicht bestätigt',
      'Die Praxis bestätigt die Anordnung zu Besuch {nummer} nicht. Bitte klären Sie das mit der Praxis.',
    ],
  },
  en: {
    BESUCH_ANGEFRAGT: ['Home visit requested', 'Visit {nummer} has been requested from you. Please answer.'],
    BESUCH_SOFORT: ['Immediate: home visit requested', 'Visit {nummer} is needed immediately. Please answer within 15 minutes.'],
    BESUCH_SOFORT_OFFEN: ['Immediate: answer missing', 'Visit {nummer} has had no answer for over 15 minutes. Please answer now.'],
    BESUCH_SOFORT_ANRUFEN: [
      'Immediate: please call',
      'Nobody has answered about visit {nummer} for over 15 minutes. Please call them. In an emergency call 112.',
    ],
    BESUCH_ANGENOMMEN: ['Home visit accepted', 'Your visit {nummer} was accepted{wann}.'],
    BESUCH_ABGELEHNT: ['Home visit declined', 'Visit {nummer} will not take place. Please check the reason.'],
    BESUCH_RUECKFRAGE: ['Query about a home visit', 'There is a query for you about visit {nummer}. Please answer.'],
    BESUCH_ANTWORT: ['Answer about a home visit', 'Your query about visit {nummer} has been answered.'],
    BESUCH_GEPLANT: ['Home visit planned', 'Visit {nummer} is planned{wann}.'],
    BESUCH_VERSCHOBEN: ['Home visit changed', 'Visit {nummer} has a new time, or someone else is coming{wann}.'],
    BESUCH_ABGESAGT: ['Home visit cancelled', 'Visit {nummer} will not take place{wann}.'],
    BESUCH_NICHT_ANGETROFFEN: ['Nobody at home', 'Nobody opened the door at visit {nummer}. Please decide what to do next.'],
    BESUCH_ERGEBNIS: ['Home visit completed', 'The result of visit {nummer} is available.'],
    BESUCH_ABGEBROCHEN: ['Home visit stopped', 'Visit {nummer} was stopped. Please check the reason.'],
    BESUCH_NACHTRAG: ['Addendum to a home visit', 'An addendum to visit {nummer} was written.'],
    BESUCH_UEBERFAELLIG: ['Home visit overdue', 'Visit {nummer}{wann} has not started. Please find out what happened.'],
    TOUR_UEBERNOMMEN: ['Tour taken over', 'You are taking over someone else’s tour on {wann}. Please check your tour.'],
    TOUR_ABGEGEBEN: ['Tour handed over', 'Someone else is taking over your tour on {wann}.'],
    BESUCH_NACHGEREICHT: [
      'Home visit documented offline',
      'Visit {nummer}{wann} was documented offline while it was being changed. Please check it.',
    ],
    ANORDNUNG_OFFEN: [
      'Countersign an instruction',
      'An instruction by your practice was recorded at visit {nummer}. Please countersign or decline.',
    ],
    ANORDNUNG_GEGENGEZEICHNET: ['Instruction countersigned', 'The instruction from visit {nummer} was countersigned.'],
    ANORDNUNG_ABGELEHNT: [
      'Instruction not confirmed',
      'The practice does not confirm the instruction from visit {nummer}. Please contact the practice.',
    ],
  },
}
