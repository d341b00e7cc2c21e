/** Why somebody gets a message: what it is about, its icon, where it leads. */
import type { AnordnungAnlass } from '../dokumentation/anordnung.policy.ts'
import type { BesuchAnlass } from '../hausbesuch/meldung.ts'
import { type Seite, seiten } from '../shared/akteur.ts'
import { type Thema, themenList, themenOfAll } from './notification.ts'

interface Anlassform {
  thema: Thema
  icon: string
  an: readonly Seite[]
}

/** Causes in orders, the most pressing first: one step notifies a person only of the first of these. */
export const bestellungAnlaesse = {
  NOTFALL: { thema: 'frist', icon: 'urgent', an: ['PFLEGE'] },
  NOTFALL_DRAN: { thema: 'frist', icon: 'urgent', an: seiten },
  GESCHEITERT: { thema: 'gescheitert', icon: 'failed', an: ['PFLEGE'] },
  ABGELEHNT: { thema: 'ablehnung', icon: 'refused', an: ['PFLEGE', 'APOTHEKE'] },
  ZURUECKGEZOGEN: { thema: 'ablehnung', icon: 'refused', an: ['PFLEGE', 'APOTHEKE'] },
  REZEPT_ABGELAUFEN: { thema: 'frist', icon: 'deadline', an: ['PFLEGE'] },
  REZEPT_ENDET: { thema: 'frist', icon: 'deadline', an: ['PFLEGE'] },
  ESKALATION: { thema: 'frist', icon: 'deadline', an: seiten },
  RUECKFRAGE: { thema: 'rueckfrage', icon: 'question', an: seiten },
  ANTWORT: { thema: 'rueckfrage', icon: 'answer', an: seiten },
  // Before what follows from it: nothing may be delivered.
  KLIENT_VERSTORBEN: { thema: 'storno', icon: 'cancelled', an: ['ARZT', 'APOTHEKE'] },
  STORNO_ANGEFRAGT: { thema: 'storno', icon: 'cancelled', an: ['APOTHEKE'] },
  STORNO_BEANTWORTET: { thema: 'storno', icon: 'cancelled', an: ['PFLEGE'] },
  STORNIERT: { thema: 'storno', icon: 'cancelled', an: ['ARZT', 'APOTHEKE'] },
  WEITERGELEITET: { thema: 'storno', icon: 'forwarded', an: ['ARZT', 'APOTHEKE'] },
  KLIENT_BEENDET: { thema: 'storno', icon: 'deadline', an: ['ARZT', 'APOTHEKE'] },
  KLIENT_ABWESEND: { thema: 'storno', icon: 'deadline', an: ['ARZT', 'APOTHEKE'] },
  KLIENT_ZURUECK: { thema: 'storno', icon: 'turn', an: ['ARZT', 'APOTHEKE'] },
  REST_ANGEFRAGT: { thema: 'storno', icon: 'question', an: ['PFLEGE', 'APOTHEKE'] },
  REKLAMIERT: { thema: 'lieferung', icon: 'failed', an: ['APOTHEKE'] },
  ZURUECKGENOMMEN: { thema: 'lieferung', icon: 'failed', an: ['PFLEGE'] },
  ZUGESTELLT: { thema: 'lieferung', icon: 'parcel', an: ['PFLEGE'] },
  UNTERWEGS: { thema: 'lieferung', icon: 'truck', an: ['PFLEGE'] },
  NACHSCHUB_ABGELEHNT: { thema: 'lieferung', icon: 'refused', an: ['APOTHEKE'] },
  NACHSCHUB_BEENDET: { thema: 'lieferung', icon: 'cancelled', an: ['APOTHEKE'] },
  NACHSCHUB_UEBERNOMMEN: { thema: 'lieferung', icon: 'answer', an: ['APOTHEKE'] },
  NACHSCHUB_VORGESCHLAGEN: { thema: 'dran', icon: 'parcel', an: ['PFLEGE'] },
  FOLGE: { thema: 'dran', icon: 'turn', an: seiten },
  REZEPT_ABHOLUNG: { thema: 'frist', icon: 'turn', an: ['ARZT'] },
  DRAN_REZEPT: { thema: 'dran', icon: 'turn', an: ['PFLEGE'] },
  DRAN_VERORDNUNG: { thema: 'dran', icon: 'turn', an: ['PFLEGE'] },
  DRAN_ABHOLUNG: { thema: 'dran', icon: 'turn', an: ['PFLEGE'] },
  DRAN_PFLEGE: { thema: 'dran', icon: 'turn', an: ['PFLEGE'] },
  DRAN_ARZT: { thema: 'dran', icon: 'turn', an: ['ARZT'] },
  DRAN_APOTHEKE: { thema: 'dran', icon: 'turn', an: ['APOTHEKE'] },
} as const satisfies Record<string, Anlassform>
export type BestellungAnlass = keyof typeof bestellungAnlaesse
export const bestellungAnlassList = Object.keys(bestellungAnlaesse) as BestellungAnlass[]

const sicherheit = { icon: 'security', link: '/settings?bereich=security' } as const

const besuch = (icon: string) => ({ icon, link: '/hausbesuch/{id}' })
const tour = { icon: 'forwarded', link: '/hausbesuch/tour?tag={id}' }
const besuchAnlaesse: Readonly<Record<BesuchAnlass, ReturnType<typeof besuch>>> = {
  BESUCH_ANGEFRAGT: besuch('question'),
  BESUCH_SOFORT: besuch('urgent'),
  BESUCH_SOFORT_OFFEN: besuch('urgent'),
  BESUCH_SOFORT_ANRUFEN: besuch('urgent'),
  BESUCH_ANGENOMMEN: besuch('answer'),
  BESUCH_ABGELEHNT: besuch('refused'),
  BESUCH_RUECKFRAGE: besuch('question'),
  BESUCH_ANTWORT: besuch('answer'),
  BESUCH_GEPLANT: besuch('turn'),
  BESUCH_VERSCHOBEN: besuch('forwarded'),
  BESUCH_ABGESAGT: besuch('cancelled'),
  BESUCH_NICHT_ANGETROFFEN: besuch('failed'),
  BESUCH_ERGEBNIS: besuch('answer'),
  BESUCH_ABGEBROCHEN: besuch('failed'),
  BESUCH_NACHTRAG: besuch('answer'),
  BESUCH_UEBERFAELLIG: besuch('urgent'),
  TOUR_UEBERNOMMEN: tour,
  TOUR_ABGEGEBEN: tour,
  BESUCH_NACHGEREICHT: { icon: 'answer', link: '/hausbesuch/{id}/nachgereicht' },
}

const anordnung = (icon: string) => ({ icon, link: '/hausbesuch/anordnungen' })
const anordnungAnlaesse: Readonly<Record<AnordnungAnlass, ReturnType<typeof anordnung>>> = {
  ANORDNUNG_OFFEN: anordnung('question'),
  ANORDNUNG_GEGENGEZEICHNET: anordnung('answer'),
  ANORDNUNG_ABGELEHNT: anordnung('refused'),
}

const anliegen = { icon: 'question', link: '/anliegen' } as const

export const kontoAnlaesse = {
  WILLKOMMEN: { icon: 'welcome', link: '/settings?bereich=profile' },
  NEUES_GERAET: sicherheit,
  PASSWORT_GEAENDERT: sicherheit,
  ZWEITER_FAKTOR_GEAENDERT: sicherheit,
  AUFNAHME_WARTET: { icon: 'question', link: '/verwaltung' },
  DATENSCHUTZ_GEAENDERT: { icon: 'security', link: '/datenschutz' },
  /** In messages of before the kind was told. */
  ANLIEGEN_NEU: anliegen,
  ANLIEGEN_NACHBESTELLUNG: anliegen,
  ANLIEGEN_BESUCH: anliegen,
  ANLIEGEN_RUECKRUF: anliegen,
  PARTNER_FRAGT: { icon: 'question', link: '/organisation?bereich=partner' },
  PARTNER_SAGT_JA: { icon: 'answer', link: '/organisation?bereich=partner' },
  PARTNER_BEENDET: { icon: 'refused', link: '/organisation?bereich=partner' },
  HAUS_AKTIV: { icon: 'welcome', link: '/organisation' },
  ANTRAG_ANGENOMMEN: { icon: 'answer', link: '/organisation' },
  ANTRAG_ABGELEHNT: { icon: 'refused', link: '/organisation' },
  FRISTEN_ZUGEWIESEN: { icon: 'deadline', link: '/hausbesuch/fristen?nurMeine=true' },
  AUFGABE_UEBERGEBEN: { icon: 'question', link: '/apps/tasks/{id}' },
  AUFGABE_ANGENOMMEN: { icon: 'answer', link: '/apps/tasks/{id}' },
  AUFGABE_ZURUECKGEGEBEN: { icon: 'refused', link: '/apps/tasks/{id}' },
  AUFGABE_FAELLIG: { icon: 'deadline', link: '/apps/tasks/{id}' },
  AUFGABE_OHNE_ANLASS: { icon: 'cancelled', link: '/apps/tasks/{id}' },
  AUFGABE_ERINNERUNG: { icon: 'deadline', link: '/apps/tasks/{id}' },
  CHAT_ERWAEHNT: { icon: 'question', link: '/apps/chat/{id}?nachricht={nr}' },
  CHAT_ERINNERUNG: { icon: 'deadline', link: '/apps/chat/{id}?nachricht={nr}' },
  CHAT_ERINNERUNG_ZURUECKGEZOGEN: { icon: 'deadline', link: '/apps/chat/{id}?nachricht={nr}' },
  CHAT_ERINNERUNG_OHNE: { icon: 'cancelled', link: '/apps/chat' },
  MAIL_NEU: { icon: 'mail', link: '/apps/mailbox/inbox?mail={id}' },
  KURS_FAELLIG: { icon: 'deadline', link: '/apps/academy' },
  WEBHOOK_AUS: { icon: 'failed', link: '/verwaltung/webhooks' },
  NOTIZ_ERINNERUNG: { icon: 'deadline', link: '/apps/notes?note={id}' },
  ...besuchAnlaesse,
  ...anordnungAnlaesse,
} as const
export type KontoAnlass = keyof typeof kontoAnlaesse

const eilige: readonly KontoAnlass[] = ['BESUCH_SOFORT', 'BESUCH_SOFORT_OFFEN', 'BESUCH_SOFORT_ANRUFEN', 'BESUCH_UEBERFAELLIG']

/** Null for what nobody may switch off: the own account, the organisation, the law, and what somebody wanted to be reminded of. */
export function themaOfKonto(anlass: KontoAnlass): Thema | null {
  if (eilige.includes(anlass)) return 'eilbesuch'
  if (anlass in besuchAnlaesse || anlass in anordnungAnlaesse) return 'besuch'
  if (anlass.startsWith('ANLIEGEN_')) return 'anliegen'
  if (anlass === 'MAIL_NEU') return 'post'
  return anlass === 'FRISTEN_ZUGEWIESEN' || (anlass.startsWith('AUFGABE_') && anlass !== 'AUFGABE_ERINNERUNG') ? 'aufgabe' : null
}

const anlaesse = { ...bestellungAnlaesse, ...kontoAnlaesse }
export type Anlass = keyof typeof anlaesse

/** What stands in the sentence: the number of the order, days, a step of escalation, a device. Nothing medical and no name of a Klient. */
export type Values = Readonly<Record<string, string | number>>

export const iconOf = (anlass: Anlass): string => anlaesse[anlass].icon

export function themenOfSeite(seite: Seite): Thema[] {
  return themenList.filter(
    (thema) =>
      themenOfAll.includes(thema) ||
      Object.values<Anlassform>(bestellungAnlaesse).some((form) => form.thema === thema && form.an.includes(seite)),
  )
}
