import { type FristWithVermerk, type RuheGrund, type Vermerk, quartalsBeginn } from '@dreiklang/domain/frist/frist'
import { type FristListRow, type GemeinteFrist, fristContract } from '@dreiklang/domain/frist/frist.contract'
import { fristErrors } from '@dreiklang/domain/frist/frist.errors'
import { artSperre, ruheSperre, zuweisenSperre } from '@dreiklang/domain/frist/frist.policy'
import { answerDays, hkpEntwurf } from '@dreiklang/domain/frist/praxisAnfrage'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type IsoDate, berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { createEntwuerfe } from '../bestellung/draft/entwurf.usecases.ts'
import { loadEinteilbare } from '../hausbesuch/context.repository.ts'
import { personOf } from '../hausbesuch/person.ts'
import { loadKlient } from '../klient/klient.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy, Idempotenz } from '../shared/route.ts'
import { createAktenschrank } from '../klient/aktenschrank.ts'
import { sendSignal } from '../shared/signal.ts'
import { rememberCard } from './frist.repository.ts'
import { readEine, rowFrom } from './read.usecases.ts'
import { loadVermerk, schluesselOf, writeVermerk, waitForBarrier, wasJustAssigned } from './vermerk.repository.ts'

/** The room of messages is above this one and is passed in. */
export type MeldeFristen = (
  tx: Queryable,
  meldung: { personId: string; anlass: 'FRISTEN_ZUGEWIESEN'; werte: Readonly<Record<string, string>>; am: string },
) => Promise<void>

/** Many at once are given by one action, and learned of once. */
const einDeedMs = 60_000

const objektArten = {
  BESUCH: 'HAUSBESUCH',
  BESUCHSFRAGE: 'HAUSBESUCH',
  FOLGE: 'HAUSBESUCH',
  BESTELLUNG: 'BESTELLUNG',
  REZEPT: 'BESTELLUNG',
  HKP: 'KLIENT',
  HKP_VORLAGE: 'KLIENT',
  HKP_GENEHMIGUNG: 'KLIENT',
  HKP_WIDERSPRUCH: 'KLIENT',
  ZUZAHLUNG: 'KLIENT',
  KARTE: 'KLIENT',
  BERATUNG: 'KLIENT',
} as const

type Teil = Partial<Pick<Vermerk, 'ruhe' | 'zustaendig'>>

export function createVermerke(ports: Ports, report: MeldeFristen) {
  const { database, clock } = ports

  /** In the name of the person: what he may not see he cannot note anything on. */
  async function check(akteur: Akteur, person: Person, { gemeint, heute }: { gemeint: GemeinteFrist; heute: IsoDate }) {
    const sperre = artSperre(gemeint.art, person)
    if (sperre !== null) throw fristErrors.refuse(sperre)
    return readEine(onBehalfOfPerson(database, akteur), person, { gemeint, heute })
  }

  /** Two who note different things at once both are heard: each reads what stands there behind the other. */
  async function remember(
    tx: Queryable,
    akteur: Akteur,
    { frist, teil, aktion }: { frist: FristWithVermerk; teil: Teil; aktion: string },
  ): Promise<FristListRow> {
    const { organisationId } = personOf(akteur)
    await waitForBarrier(tx, `${organisationId} ${schluesselOf(frist)}`)
    const steht = await loadVermerk(tx, organisationId, frist)
    const previous = steht?.faellig === frist.faellig ? steht : { faellig: frist.faellig, ruhe: null, zustaendig: null }
    const vermerk = { ...previous, ...teil }
    const { art, objektId } = frist
    const klientId = frist.klient?.id ?? null
    await writeVermerk(tx, organisationId, { art, objektId, klientId, vermerk, am: clock.now().toISOString() })
    const object = objektArten[art] === 'KLIENT' ? klientId : (frist.folge?.hausbesuchId ?? null)
    const trail = { objektArt: objektArten[art], objektId: object ?? objektId, klientId }
    await audit(tx, akteur, { aktion, art: 'AENDERN', ...trail, felder: Object.keys(teil) })
    await sendSignal(tx, { art: 'frist', an: [organisationId] })
    const now = clock.now().toISOString()
    return rowFrom({ ...frist, vermerk }, { now, heute: berlinDate(now) })
  }

  async function say(tx: Queryable, person: Person, personId: string): Promise<void> {
    const am = clock.now()
    const seit = new Date(am.getTime() - einDeedMs).toISOString()
    await waitForBarrier(tx, `frist ${personId}`)
    if (await wasJustAssigned(tx, person.organisationId, { personId, seit })) return
    await report(tx, { personId, anlass: 'FRISTEN_ZUGEWIESEN', werte: { wer: person.name }, am: am.toISOString() })
  }

  return {
    /** @throws frist.nicht_eure, frist.vorbei */
    readStore: (akteur: Akteur, gemeint: GemeinteFrist): Promise<FristWithVermerk> =>
      check(akteur, personOf(akteur), { gemeint, heute: berlinDate(clock.now().toISOString()) }),

    /** Rests until this day, because it was applied for. */
    async beantragt(akteur: Akteur, frist: FristWithVermerk, bis: IsoDate): Promise<void> {
      const teil: Teil = { ruhe: { bis, grund: 'BEANTRAGT', durch: personOf(akteur).name } }
      await database.transaction(contextOf(akteur), (tx) => remember(tx, akteur, { frist, teil, aktion: fristContract.askPractice.id }))
    },

    /** @throws frist.nicht_eure, frist.vorbei, frist.ruhe_zu_lang */
    async rest(
      { akteur, idempotenz }: CalledBy<typeof fristContract.rest>,
      { ruhe, ...gemeint }: GemeinteFrist & { ruhe: { bis: IsoDate; grund: RuheGrund } | null },
    ): Promise<JsonText<FristListRow>> {
      const person = personOf(akteur)
      const heute = berlinDate(clock.now().toISOString())
      const frist = await check(akteur, person, { gemeint, heute })
      const sperre = ruhe === null ? null : ruheSperre(ruhe.bis, heute)
      if (sperre !== null) throw fristErrors.refuse(sperre)
      const teil = { ruhe: ruhe && { ...ruhe, durch: person.name } }
      return once(ports, { akteur, idempotenz }, (tx) => remember(tx, akteur, { frist, teil, aktion: fristContract.rest.id }))
    },

    /** In the name of the system, because a word goes to another person. @throws frist.nur_leitung, frist.person_unbekannt, as above */
    async assign(
      { akteur, idempotenz }: CalledBy<typeof fristContract.assign>,
      { personId, ...gemeint }: GemeinteFrist & { personId: string | null },
    ): Promise<JsonText<FristListRow>> {
      const person = personOf(akteur)
      const sperre = zuweisenSperre(person, personId)
      if (sperre !== null) throw fristErrors.refuse(sperre)
      const frist = await check(akteur, person, { gemeint, heute: berlinDate(clock.now().toISOString()) })
      const leute = await loadEinteilbare(onBehalfOfPerson(database, akteur), person.organisationId)
      const zustaendig = personId === null ? null : leute.find(({ id }) => id === personId)
      if (zustaendig === undefined) throw fristErrors.refuse('frist.person_unbekannt')
      return once(ports, { akteur, idempotenz, context: systemContext }, async (tx) => {
        const neu = zustaendig !== null && zustaendig.id !== person.personId && frist.vermerk?.zustaendig?.id !== zustaendig.id
        if (neu) await say(tx, person, zustaendig.id)
        return remember(tx, akteur, { frist, teil: { zustaendig }, aktion: fristContract.assign.id })
      })
    },

    /** @throws frist.vorbei for a Klient whom the organisation does not keep, for what is no practice, and for what was not noted */
    cardRead(
      { akteur, idempotenz }: CalledBy<typeof fristContract.cardRead>,
      { klientId, praxisId, eingelesen }: { klientId: string; praxisId: string; eingelesen: boolean },
    ) {
      const { organisationId, personId } = personOf(akteur)
      return once(ports, { akteur, idempotenz }, async (tx) => {
        const am = clock.now().toISOString()
        const quartal = quartalsBeginn(berlinDate(am))
        if (!(await rememberCard(tx, organisationId, { klientId, praxisId, quartal, personId, am, eingelesen })))
          throw fristErrors.refuse('frist.vorbei')
        const felder = ['karteEingelesen']
        await audit(tx, akteur, {
          aktion: fristContract.cardRead.id,
          art: 'AENDERN',
          objektArt: 'KLIENT',
          objektId: klientId,
          klientId,
          felder,
        })
        await sendSignal(tx, { art: 'frist', an: [organisationId] })
      })
    },
  }
}
export type Vermerke = ReturnType<typeof createVermerke>

export type BestellWege = Pick<ReturnType<typeof createEntwuerfe>, 'sofort'>

export function createPraxisAnfrage(ports: Ports, { sofort }: BestellWege, { readStore: lies, beantragt }: Vermerke) {
  const schrank = createAktenschrank(ports)

  async function readVerordnungen(akteur: Akteur, whose: { organisationId: string; klientId: string }) {
    return ports.database.transaction(contextOf(akteur), async (tx) => {
      const akte = await schrank.open(tx, whose)
      if (akte === null) throw sharedErrors.refuse('nicht_gefunden')
      const { klientId } = whose
      await audit(tx, akteur, { aktion: fristContract.askPractice.id, art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId })
      return akte.hkp.verordnungen
    })
  }

  /** Order and note each happen once for a key: what broke off goes on when asked again. @throws frist.vorbei, and what the order says */
  return async (
    { akteur, idempotenz }: { akteur: Akteur; idempotenz: Idempotenz },
    { objektId, faellig, praxisId }: { objektId: string; faellig: IsoDate; praxisId: string | null },
  ) => {
    const meant: GemeinteFrist = { art: 'HKP', objektId, faellig }
    const frist = await lies(akteur, meant)
    const heute = berlinDate(ports.clock.now().toISOString())
    const { organisationId } = personOf(akteur)
    const klientId = frist.klient?.id
    if (klientId === undefined) throw sharedErrors.refuse('nicht_gefunden')
    const klient = await loadKlient(onBehalfOfPerson(ports.database, akteur), organisationId, { klientId, heute })
    if (klient === null) throw sharedErrors.refuse('nicht_gefunden')
    const verordnungen = await readVerordnungen(akteur, { organisationId, klientId })
    const sent = await sofort(akteur, hkpEntwurf(klient, { praxisId, verordnungen, bis: faellig, heute }), idempotenz)
    await beantragt(akteur, frist, plusDays(heute, answerDays))
    return sent
  }
}
