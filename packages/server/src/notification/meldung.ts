/** Words of the system to people about what is theirs, for the rooms below (notification.room.ts). */
import { type KontoAnlass, type Values, iconOf, kontoAnlaesse, themaOfKonto } from '@dreiklang/domain/notification/anlaesse'
import { isForDevices } from '@dreiklang/domain/notification/notification'
import { klartextOf } from '@dreiklang/domain/notification/sentences'
import { loadLanguages } from '../mail/language.repository.ts'
import { queueNotice } from '../mail/mail.usecases.ts'
import { loadAddresses } from '../organisation/personen.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { type NewPush, savePushs } from '../push/ausgang.repository.ts'
import type { Language } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { type NewMitteilung, insertMitteilungen, unread } from './notification.repository.ts'
import { loadWuensche, wunschOf } from './wuensche.repository.ts'

export interface KontoMeldung {
  id: string
  personId: string
  anlass: KontoAnlass
  werte?: Values
  am: string
}

const linkOf = ({ anlass, werte = {} }: Pick<KontoMeldung, 'anlass' | 'werte'>): string =>
  kontoAnlaesse[anlass].link.replace('{id}', String(werte['id'] ?? '')).replace('{nr}', String(werte['nr'] ?? ''))

const mitteilungOf = ({ werte = {}, ...meldung }: KontoMeldung): NewMitteilung => ({
  ...unread,
  ...meldung,
  werte,
  art: 'message',
  bestellungId: null,
  version: null,
  icon: iconOf(meldung.anlass),
  link: linkOf({ ...meldung, werte }),
  useRouter: true,
})

/** What wakes a device is about one visit; the outgoing row names that where it else names the order. */
function pushOf({ personId, anlass, werte = {}, am }: KontoMeldung, lang: Language): NewPush[] {
  const id = werte['id']
  if (typeof id !== 'string') return []
  const { title, description: body } = klartextOf(anlass, werte, lang)
  const inhalt = { title, body, tag: `hausbesuch-${id}`, path: linkOf({ anlass, werte }), lang }
  return [{ personId, bestellungId: id, anlass, version: 0, inhalt, dringend: true, am }]
}

/** Inside the transaction of its cause: the message is there when the cause is, and not otherwise. */
export const reportMessage = (tx: Queryable, meldung: KontoMeldung): Promise<void> => report(tx, [meldung])

export async function reportToAll(
  tx: Queryable,
  { newId, clock }: Pick<Ports, 'newId' | 'clock'>,
  { personIds, anlass }: { personIds: readonly string[]; anlass: KontoAnlass },
): Promise<void> {
  const am = clock.now().toISOString()
  await report(
    tx,
    personIds.map((personId) => ({ id: newId(), personId, anlass, am })),
  )
}

/** By the ways that each person has chosen for the subject. */
async function report(tx: Queryable, meldungen: readonly KontoMeldung[]): Promise<void> {
  const [first] = meldungen
  if (first === undefined) return
  const thema = themaOfKonto(first.anlass)
  const wuensche =
    thema === null
      ? []
      : await loadWuensche(
          tx,
          meldungen.map(({ personId }) => personId),
        )
  const by = (weg: 'inApp' | 'email' | 'push') =>
    meldungen.filter(({ personId }) => (thema === null ? weg === 'inApp' : wunschOf(wuensche, personId, thema)[weg]))
  const inApp = by('inApp')
  await insertMitteilungen(tx, inApp.map(mitteilungOf), first.am)
  await sendSignal(tx, {
    art: 'message',
    id: inApp.length === 1 ? (inApp[0]?.id ?? null) : null,
    an: inApp.map(({ personId }) => personId),
  })
  const byMail = by('email')
  const byPush = thema !== null && isForDevices(thema) ? by('push') : []
  const personIds = [...new Set([...byMail, ...byPush].map(({ personId }) => personId))]
  if (personIds.length === 0) return
  const sprachen = await loadLanguages(tx, personIds)
  await savePushs(
    tx,
    byPush.flatMap((meldung) => pushOf(meldung, sprachen.get(meldung.personId) ?? 'de')),
  )
  const addresses = new Map((await loadAddresses(tx, personIds)).map((person) => [person.personId, person]))
  for (const meldung of byMail) {
    const to = addresses.get(meldung.personId)
    const sprache = sprachen.get(meldung.personId) ?? 'de'
    const { title: betreff, description: satz } = klartextOf(meldung.anlass, meldung.werte ?? {}, sprache)
    const notiz = { betreff, satz, path: linkOf(meldung) }
    const urgent = thema !== null && isForDevices(thema)
    if (to !== undefined) await queueNotice(tx, { ...to, an: to.email, sprache, notiz, am: meldung.am, urgent })
  }
}
