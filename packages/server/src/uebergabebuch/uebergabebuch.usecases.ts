/** The Übergabebuch: write, hand over, add and sign. What this person may not see is answered as what does not exist. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import { berlinDate, plusMonths } from '@dreiklang/domain/shared/time'
import { type Dienst, keptYears, maxZeilen, spanOf } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import type { Uebergabe, ZeileInput, uebergabebuchContract } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { uebergabebuchErrors } from '@dreiklang/domain/uebergabebuch/uebergabebuch.errors'
import { createHouseChange } from '../organisation/houseChange.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import { createUebergabeStore } from './uebergabeStore.ts'
import {
  deleteUebergabe,
  deleteZeilen,
  forgetBefore,
  insertSignature,
  insertUebergabe,
  loadKnownKlienten,
  saveZeilen,
  updateUebergabe,
} from './uebergabebuch.repository.ts'

type Contract = typeof uebergabebuchContract

const { refuse } = uebergabebuchErrors

/** @throws uebergabebuch.veraltet */
function demandVersion(uebergabe: Uebergabe, version: number | null): void {
  if (version !== uebergabe.version) throw refuse('uebergabebuch.veraltet', { angaben: { aktuell: uebergabe } })
}

/** @throws uebergabebuch.schon_uebergeben */
function demandDraft({ uebergebenAm }: Uebergabe): void {
  if (uebergebenAm !== null) throw refuse('uebergabebuch.schon_uebergeben')
}

/** One sheet for each person and shift: the database says so, also to somebody who writes on two devices. */
async function onceForShift<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ConstraintViolation) || error.constraint !== 'schichtuebergabe_einmal') throw error
    throw refuse('uebergabebuch.schon_angelegt', wrongField('schicht'))
  }
}

const inputOf = ({ id, klientId, thema, wichtig, text }: ZeileInput): ZeileInput => ({ id, klientId, thema, wichtig, text })
const sameZeilen = (a: readonly ZeileInput[], b: readonly ZeileInput[]): boolean =>
  JSON.stringify(a.map(inputOf)) === JSON.stringify(b.map(inputOf))

interface Written {
  zeilen: readonly ZeileInput[]
  /** Where in the request a line says whom it is about. */
  path: (i: number) => string
}

export function createUebergaben(ports: Ports) {
  const changeInHouse = createHouseChange(ports, 'uebergabebuch')
  const store = createUebergabeStore(ports)
  const now = () => ports.clock.now().toISOString()
  const trail = (tx: Queryable, akteur: Akteur, { aktion, id, felder }: { aktion: string; id: string; felder?: string[] }) =>
    audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'SCHICHTUEBERGABE', objektId: id, felder: felder ?? [] })

  /** @throws uebergabebuch.klient_unbekannt */
  async function demandKnown(tx: Queryable, organisationId: string, { zeilen, path }: Written): Promise<void> {
    const known = await loadKnownKlienten(
      tx,
      organisationId,
      zeilen.flatMap(({ klientId }) => klientId ?? []),
    )
    const unknown = zeilen.findIndex(({ klientId }) => klientId !== null && !known.has(klientId))
    if (unknown !== -1) throw refuse('uebergabebuch.klient_unbekannt', wrongField(path(unknown), 'auswahl'))
  }

  /** @throws uebergabebuch.schicht_kommt_erst */
  function demandBegun(dienst: Dienst): void {
    if (spanOf(dienst).von > now()) throw refuse('uebergabebuch.schicht_kommt_erst', wrongField('schicht'))
  }

  return {
    save({ akteur, params, body }: CalledBy<Contract['save']>): Promise<Uebergabe> {
      const { version, zeilen, tag, schicht } = body
      demandBegun({ tag, schicht })
      return onceForShift(() =>
        changeInHouse(akteur, async (tx, organisationId) => {
          const where = { organisationId, id: params.uebergabeId }
          const row = { ...where, tag, schicht, now: now() }
          const isNew = version === null && (await insertUebergabe(tx, { ...row, personId: akteur.personId }))
          const before = await store.hold(tx, where)
          // Sent again because the answer was lost on the way.
          const isKnown = !isNew && version === null && before.personId === akteur.personId
          if (isKnown && sameZeilen(before.zeilen, zeilen)) return before
          demandDraft(before)
          if (!isNew) {
            demandVersion(before, version)
            await updateUebergabe(tx, { ...row, uebergebenAm: null })
            await deleteZeilen(tx, where)
          }
          await demandKnown(tx, organisationId, { zeilen, path: (i) => `zeilen.${i}.klientId` })
          await saveZeilen(tx, where, await store.seal(tx, organisationId, { zeilen, nachgetragenAm: null }))
          if (isNew) await trail(tx, akteur, { aktion: 'uebergabebuch.save', id: where.id, felder: ['tag', 'schicht'] })
          return store.read(tx, where)
        }),
      )
    },

    discard({ akteur, params }: CalledBy<Contract['discard']>): Promise<void> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        const where = { organisationId, id: params.uebergabeId }
        demandDraft(await store.hold(tx, where))
        await deleteUebergabe(tx, where)
        await trail(tx, akteur, { aktion: 'uebergabebuch.discard', id: where.id })
      })
    },

    handOver({ akteur, params, body }: CalledBy<Contract['handOver']>): Promise<Uebergabe> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        const where = { organisationId, id: params.uebergabeId }
        const before = await store.hold(tx, where)
        if (before.uebergebenAm !== null && before.personId === akteur.personId) return before
        demandVersion(before, body.version)
        demandDraft(before)
        if (before.zeilen.length === 0) throw refuse('uebergabebuch.leer')
        const { tag, schicht } = before
        await updateUebergabe(tx, { ...where, tag, schicht, now: now(), uebergebenAm: now() })
        await trail(tx, akteur, { aktion: 'uebergabebuch.handOver', id: where.id, felder: ['uebergebenAm'] })
        return store.read(tx, where)
      })
    },

    add({ akteur, params, body }: CalledBy<Contract['add']>): Promise<Uebergabe> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        const where = { organisationId, id: params.uebergabeId }
        const before = await store.hold(tx, where)
        if (before.personId !== akteur.personId) throw refuse('uebergabebuch.nur_eigene')
        const { tag, schicht, uebergebenAm } = before
        if (uebergebenAm === null) throw refuse('uebergabebuch.noch_entwurf')
        if (before.zeilen.some(({ id }) => id === body.id)) return before
        if (before.zeilen.length >= maxZeilen) throw refuse('uebergabebuch.zu_viele_zeilen')
        await demandKnown(tx, organisationId, { zeilen: [body], path: () => 'klientId' })
        await updateUebergabe(tx, { ...where, tag, schicht, now: now(), uebergebenAm })
        await saveZeilen(tx, where, await store.seal(tx, organisationId, { zeilen: [body], nachgetragenAm: now() }))
        await trail(tx, akteur, { aktion: 'uebergabebuch.add', id: where.id, felder: ['zeilen'] })
        return store.read(tx, where)
      })
    },

    sign({ akteur, params, body }: CalledBy<Contract['sign']>): Promise<Uebergabe> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        const where = { organisationId, id: params.uebergabeId }
        const before = await store.hold(tx, where)
        if (before.personId === akteur.personId) throw refuse('uebergabebuch.eigene')
        demandVersion(before, body.version)
        const isFirst = await insertSignature(tx, { ...where, personId: akteur.personId, version: before.version, now: now() })
        if (isFirst) await trail(tx, akteur, { aktion: 'uebergabebuch.sign', id: where.id, felder: ['gelesen'] })
        return store.read(tx, where)
      })
    },
  }
}

/** What has been kept long enough goes. */
export async function forgetOldUebergaben({ database, clock }: Ports): Promise<void> {
  const before = plusMonths(berlinDate(clock.now().toISOString()), -12 * keptYears)
  await database.transaction(systemContext, (tx) => forgetBefore(tx, before))
}
