/** Every reading and every change is logged. */
import type { Bereich } from '@dreiklang/domain/klient/akte'
import type { AkteAnswer, PlanFassung, akteContract } from '@dreiklang/domain/klient/akte.contract'
import { type BereichAngaben, fristenOf, checkBereich } from '@dreiklang/domain/klient/akte.decider'
import { editableBereiche, planSperre } from '@dreiklang/domain/klient/akte.policy'
import { hasBeratungspflicht } from '@dreiklang/domain/klient/beratung'
import { hkpFristenOf, zeitenOf } from '@dreiklang/domain/klient/hkp'
import { isNamedDifferently } from '@dreiklang/domain/klient/klient.decider'
import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import { abOf, endeOf } from '@dreiklang/domain/klient/wandel'
import { klientErrors } from '@dreiklang/domain/klient/klient.errors'
import type { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type FieldChange, changesBetween } from '@dreiklang/domain/shared/changedFields'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type IsoDate, berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports, Queryable } from '../ports.ts'
import { createChangeTrail } from '../protokoll/aenderung.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import type { RouteRequest, CalledBy } from '../shared/route.ts'
import { rememberBeratungspflicht, rememberHkp, rememberNotfallkontakt, writeBereich } from './akte.repository.ts'
import { createPlaene } from './medikation.usecases.ts'
import { type Akte, createAktenschrank } from './aktenschrank.ts'
import { holdKlient } from './hold.ts'
import type { WandelWerk } from './wandel.usecases.ts'
import { type KlientEreignisse, withOwnKvnr, checkPraxis } from './klient.usecases.ts'

interface Speichern<B extends Bereich> {
  klientId: string
  bereich: B
  gesehen: number
  aktion: string
  neu: (current: Akte[B]) => BereichAngaben<B>
  /** The paper that a plan was scanned from. */
  bmp?: PlanFassung['bmp']
}

interface Ende {
  status: KlientStatus
  pflegeende: IsoDate | null
}

type Aendern<B extends Bereich> = RouteRequest<{ klientId: string }, unknown, BereichAngaben<B> & { version: number }> & { akteur: Akteur }

export function createAkten(ports: Ports, { werk, ...ereignisse }: KlientEreignisse & { werk: WandelWerk }) {
  const schrank = createAktenschrank(ports)
  const trail = createChangeTrail(ports)
  const plaene = createPlaene(ports)
  const now = () => ports.clock.now().toISOString()
  const today = () => berlinDate(now())

  /** @throws nicht_gefunden, Vernichtet */
  async function load(db: Queryable, akteur: Akteur, klientId: string): Promise<Akte> {
    const akte = await schrank.open(db, { organisationId: ownOrganisation(akteur), klientId })
    if (akte === null) throw sharedErrors.refuse('nicht_gefunden')
    return akte
  }

  async function write<B extends Bereich>(
    tx: Queryable,
    akteur: Akteur,
    what: { klientId: string; bereich: B; angaben: BereichAngaben<B>; version: number; bmp?: PlanFassung['bmp'] },
  ) {
    const { klientId, bereich, angaben, version, bmp = null } = what
    const own = ownOrganisation(akteur)
    const parts = await schrank.seal(tx, { organisationId: own, klientId }, { bereich, angaben })
    await withOwnKvnr(() => writeBereich(tx, own, { klientId, bereich, parts, version, am: now() }))
    const kept = { bmp, version, personId: akteur.personId, am: now() }
    if ('mittel' in angaben) await plaene.keep(tx, { organisationId: own, klientId }, { mittel: angaben.mittel, ...kept })
    if ('kontakte' in angaben) await rememberNotfallkontakt(tx, own, { klientId, da: angaben.kontakte.some(({ notfall }) => notfall) })
    if ('leistungsart' in angaben) await rememberBeratungspflicht(tx, own, { klientId, pflicht: hasBeratungspflicht(angaben) })
    if ('verordnungen' in angaben || 'versicherungsart' in angaben) {
      const { hkp, versicherung, bundesland } = await load(tx, akteur, klientId)
      const fristen = hkpFristenOf(hkp.verordnungen, { ...versicherung, bundesland })
      await rememberHkp(tx, own, { klientId, zeiten: zeitenOf(hkp.verordnungen), fristen })
    }
  }

  /** Visits, series and orders follow an end of care, whichever way it is said. */
  async function follow(tx: Queryable, akteur: Akteur, { klientId, alt, neu }: { klientId: string; alt: Ende; neu: Ende }): Promise<void> {
    const where = { klientId, pflegedienstId: ownOrganisation(akteur) }
    const ende = endeOf(neu.status)
    if (ende !== null) {
      const wandel = { art: ende, abwesenheit: null, ab: abOf(ende, neu.pflegeende, today()), bis: null, now: now() }
      await werk.begin(tx, akteur, { ...where, wandel, abwesenheitId: null, statusVorher: alt.status, endeVorher: alt.pflegeende })
    } else if (endeOf(alt.status) !== null) await werk.back(tx, akteur, { ...where, abwesenheitId: null, ab: null })
  }

  /** Two people in different sections do not meet; the later one in the same section is told what stands there now. */
  async function save<B extends Bereich>(
    tx: Queryable,
    akteur: Akteur,
    { klientId, bereich, gesehen, aktion, neu, bmp = null }: Speichern<B>,
  ): Promise<{ version: number }> {
    const alt = await holdKlient(tx, akteur, klientId)
    const sperre = bereich === 'medikation' ? planSperre(akteur) : null
    if (sperre !== null) throw klientErrors.refuse(sperre)
    const aktuell = (await load(tx, akteur, klientId))[bereich]
    if (aktuell.version !== gesehen) throw klientErrors.refuse('klient.veraltet', { angaben: { aktuell } })
    const angaben = neu(aktuell)
    checkBereich(bereich, angaben, today())
    if ('hausarztId' in angaben) {
      await checkPraxis(tx, angaben.hausarztId, 'hausarztId')
      for (const [i, { praxisId }] of angaben.fachaerzte.entries()) await checkPraxis(tx, praxisId, `fachaerzte.${i}.praxisId`)
    }
    const changes = changesBetween(aktuell, angaben)
    if (changes.length === 0) return { version: gesehen }
    const version = gesehen + 1
    await write(tx, akteur, { klientId, bereich, angaben, version, bmp })
    if ('pflegeende' in angaben && 'pflegeende' in aktuell && angaben.status !== aktuell.status)
      await follow(tx, akteur, { klientId, alt: aktuell, neu: angaben })
    if ('nachname' in angaben && isNamedDifferently(alt, angaben)) await ereignisse.klientChanged(tx, klientId)
    const whose = { organisationId: ownOrganisation(akteur), klientId }
    await trail.audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'KLIENT', objektId: klientId, ...whose, changes })
    return { version }
  }

  return {
    load,
    save,

    async readStore({ akteur, params: { klientId }, query }: CalledBy<typeof akteContract.read>): Promise<AkteAnswer> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const akte = await load(tx, akteur, klientId)
        const art = query.zweck === 'drucken' ? 'AUSGEBEN' : 'LESEN'
        await audit(tx, akteur, { aktion: 'klient.readAkte', art, objektArt: 'KLIENT', objektId: klientId, klientId })
        return { id: klientId, ...akte, fristen: fristenOf(akte, today()), bearbeitbar: editableBereiche(akteur) }
      })
    },

    change:
      <B extends Bereich>(bereich: B) =>
      async ({ akteur, params: { klientId }, body, idempotenz }: Aendern<B>): Promise<JsonText<{ version: number }>> => {
        const { version: gesehen, ...angaben } = body
        const aktion = `klient.update${bereich.charAt(0).toUpperCase()}${bereich.slice(1)}`
        return once(ports, { akteur, idempotenz }, (tx) =>
          save(tx, akteur, { klientId, bereich, gesehen, aktion, neu: () => angaben as unknown as BereichAngaben<B> }),
        )
      },

    /** A slip: status and last day of care as they were. Answers what that has changed; visits, series, orders and the audit trail are the caller's. */
    async restore(tx: Queryable, akteur: Akteur, { klientId, ...before }: Ende & { klientId: string }): Promise<FieldChange[]> {
      const { version, ...person } = (await load(tx, akteur, klientId)).person
      const endegrund = before.pflegeende === null ? null : person.endegrund
      const angaben = { ...person, ...before, endegrund }
      await write(tx, akteur, { klientId, bereich: 'person', angaben, version: version + 1 })
      return changesBetween(person, angaben)
    },

    async setStatus({ akteur, params: { klientId }, body, idempotenz }: CalledBy<typeof klientenListContract.setStatus>) {
      const { status, am, version: gesehen } = body
      const lastDay = am !== null && endeOf(status) !== null ? { pflegeende: am } : {}
      return once(ports, { akteur, idempotenz }, (tx) =>
        save(tx, akteur, {
          klientId,
          bereich: 'person',
          gesehen,
          aktion: 'klient.setStatus',
          neu: ({ version: _version, ...person }) => ({ ...person, ...lastDay, status }),
        }),
      )
    },
  }
}

export type Akten = ReturnType<typeof createAkten>
