/** The sentences about visits: number and time only; what it is about stands behind the sign-in. */
import type { BesuchAnlass } from '../hausbesuch/meldung.ts'

export const besuchSentences: Record<BesuchAnlass, Record<'de' | 'en', { title: string; description: string }>> = {
  BESUCH_ANGEFRAGT: {
    de: { title: 'Hausbesuch angefragt', description: 'Jemand bittet Sie um Besuch <b>{nummer}</b>. Bitte antworten Sie.' },
    en: { title: 'Home visit requested', description: 'You have been asked for visit <b>{nummer}</b>. Please answer.' },
  },
  BESUCH_ANGENOMMEN: {
    de: { title: 'Hausbesuch zugesagt', description: 'Ihr Besuch <b>{nummer}</b> ist zugesagt{wann}.' },
    en: { title: 'Home visit accepted', description: 'Your visit <b>{nummer}</b> was accepted{wann}.' },
  },
  BESUCH_ABGELEHNT: {
    de: { title: 'Hausbesuch abgelehnt', description: 'Besuch <b>{nummer}</b> kommt nicht zustande. Bitte sehen Sie nach dem Grund.' },
    en: { title: 'Home visit declined', description: 'Visit <b>{nummer}</b> will not take place. Please see the reason.' },
  },
  BESUCH_RUECKFRAGE: {
    de: { title: 'Rückfrage zum Hausbesuch', description: 'Zu Besuch <b>{nummer}</b> gibt es eine Rückfrage an Sie. Bitte antworten Sie.' },
    en: { title: 'Query about a home visit', description: 'There is a query for you about visit <b>{nummer}</b>. Please answer.' },
  },
  BESUCH_ANTWORT: {
    de: { title: 'Antwort zum Hausbesuch', description: 'Ihre Rückfrage zu Besuch <b>{nummer}</b> ist beantwortet.' },
    en: { title: 'Answer about a home visit', description: 'Your query about visit <b>{nummer}</b> has been answered.' },
  },
  BESUCH_GEPLANT: {
    de: { title: 'Hausbesuch geplant', description: 'Besuch <b>{nummer}</b> ist geplant{wann}.' },
    en: { title: 'Home visit planned', description: 'Visit <b>{nummer}</b> is planned{wann}.' },
  },
  BESUCH_VERSCHOBEN: {
    de: {
      title: 'Hausbesuch geändert',
      description: 'Besuch <b>{nummer}</b> hat eine neue Zeit oder wird von jemand anderem gemacht{wann}.',
    },
    en: { title: 'Home visit changed', description: 'Visit <b>{nummer}</b> has a new time or is made by someone else{wann}.' },
  },
  BESUCH_ABGESAGT: {
    de: { title: 'Hausbesuch abgesagt', description: 'Besuch <b>{nummer}</b> findet nicht statt{wann}.' },
    en: { title: 'Home visit cancelled', description: 'Visit <b>{nummer}</b> will not take place{wann}.' },
  },
  BESUCH_NICHT_ANGETROFFEN: {
    de: {
      title: 'Niemand angetroffen',
      description: 'Bei Besuch <b>{nummer}</b> hat niemand geöffnet. Bitte entscheiden Sie, wie es weitergeht.',
    },
    en: { title: 'Nobody at home', description: 'Nobody opened the door at visit <b>{nummer}</b>. Please decide what to do next.' },
  },
  BESUCH_ERGEBNIS: {
    de: { title: 'Hausbesuch abgeschlossen', description: 'Das Ergebnis von Besuch <b>{nummer}</b> liegt vor.' },
    en: { title: 'Home visit completed', description: 'The result of visit <b>{nummer}</b> is available.' },
  },
  BESUCH_ABGEBROCHEN: {
    de: { title: 'Hausbesuch abgebrochen', description: 'Besuch <b>{nummer}</b> wurde abgebrochen. Bitte sehen Sie nach dem Grund.' },
    en: { title: 'Home visit stopped', description: 'Visit <b>{nummer}</b> was stopped. Please see the reason.' },
  },
  BESUCH_NACHTRAG: {
    de: { title: 'Nachtrag zum Hausbesuch', description: 'Zu Besuch <b>{nummer}</b> wurde etwas nachgetragen.' },
    en: { title: 'Addendum to a home visit', description: 'An addendum to visit <b>{nummer}</b> was written.' },
  },
  BESUCH_NACHGEREICHT: {
    de: {
      title: 'Zum Hausbesuch nachgereicht',
      description: 'Zu Besuch <b>{nummer}</b>{wann} wurde ohne Netz dokumentiert, während er geändert wurde. Bitte sehen Sie nach.',
    },
    en: {
      title: 'Home visit documented offline',
      description: 'Visit <b>{nummer}</b>{wann} was documented offline while it was being changed. Please have a look.',
    },
  },
  BESUCH_UEBERFAELLIG: {
    de: { title: 'Hausbesuch überfällig', description: 'Besuch <b>{nummer}</b>{wann} wurde nicht begonnen. Bitte klären Sie, was war.' },
    en: { title: 'Home visit overdue', description: 'Visit <b>{nummer}</b>{wann} has not started. Please find out what happened.' },
  },
  TOUR_UEBERNOMMEN: {
    de: { title: 'Tour übernommen', description: 'Sie fahren am {wann} die Tour einer anderen Person. Bitte sehen Sie Ihre Tour durch.' },
    en: { title: 'Tour taken over', description: 'You are taking over someone else’s tour on {wann}. Please check your tour.' },
  },
  TOUR_ABGEGEBEN: {
    de: { title: 'Tour abgegeben', description: 'Ihre Tour am {wann} fährt jemand anderes.' },
    en: { title: 'Tour handed over', description: 'Someone else is taking over your tour on {wann}.' },
  },
}
