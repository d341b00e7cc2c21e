import { mayShare, maxAnsichten } from '@dreiklang/domain/liste/ansicht'
import type { AnsichtAnswer, AnsichtSuche } from '@dreiklang/domain/liste/ansicht.contract'
import { listErrors } from '@dreiklang/domain/liste/liste.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import {
  type AnsichtRow,
  changeAnsicht,
  holdAnsicht,
  loadAnsichten,
  createAnsicht,
  deleteAnsicht,
  setStandard,
  countAnsichten,
} from './ansicht.repository.ts'

const answer = ({ id, name, suche, gemeinsam, version }: AnsichtRow): AnsichtAnswer => ({ id, name, suche, gemeinsam, version })

function checkTeilen(akteur: Akteur, gemeinsam: boolean): void {
  if (gemeinsam && !mayShare(akteur.rolle)) throw listErrors.refuse('liste.nur_leitung')
}

async function withFreiemNames<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ConstraintViolation && error.constraint === 'ansicht_name') throw listErrors.refuse('liste.name_vergeben')
    throw error
  }
}

/** Locks the view and checks that the actor may change it. @throws nicht_gefunden, liste.nur_leitung */
async function holdOwn(tx: Queryable, akteur: Akteur, ort: { liste: string; ansichtId: string }): Promise<AnsichtRow> {
  const ansicht = await holdAnsicht(tx, ort)
  if (ansicht === null) throw sharedErrors.refuse('nicht_gefunden')
  checkTeilen(akteur, ansicht.gemeinsam)
  return ansicht
}

export function createAnsichten(ports: Ports) {
  const write = <Result>(akteur: Akteur, run: (tx: Queryable) => Promise<Result>) => ports.database.transaction(contextOf(akteur), run)

  return {
    async list(akteur: Akteur, liste: string) {
      const rows = await loadAnsichten(onBehalfOf(ports.database, contextOf(akteur)), { liste, personId: akteur.personId })
      return {
        ansichten: rows.map(answer),
        standardId: rows.find(({ standard }) => standard)?.id ?? null,
        darfTeilen: mayShare(akteur.rolle),
      }
    },

    async create(
      akteur: Akteur,
      angaben: { liste: string; name: string; suche: AnsichtSuche; gemeinsam: boolean },
    ): Promise<AnsichtAnswer> {
      const { gemeinsam, ...rest } = angaben
      checkTeilen(akteur, gemeinsam)
      const besitzer = { personId: gemeinsam ? null : akteur.personId, organisationId: akteur.organisationId }
      return withFreiemNames(() =>
        write(akteur, async (tx) => {
          const count = await countAnsichten(tx, { liste: rest.liste, ...besitzer })
          if (count >= maxAnsichten) throw listErrors.refuse('liste.zu_viele_ansichten')
          return answer(await createAnsicht(tx, { ...rest, ...besitzer, id: ports.newId(), am: ports.clock.now().toISOString() }))
        }),
      )
    },

    async update(
      akteur: Akteur,
      ort: { liste: string; ansichtId: string },
      { name, suche, version }: { name: string; suche: AnsichtSuche; version: number },
    ): Promise<AnsichtAnswer> {
      return withFreiemNames(() =>
        write(akteur, async (tx) => {
          const previous = await holdOwn(tx, akteur, ort)
          if (previous.version !== version) throw listErrors.refuse('liste.veraltet')
          return answer(await changeAnsicht(tx, { id: previous.id, name, suche }))
        }),
      )
    },

    remove: (akteur: Akteur, ort: { liste: string; ansichtId: string }): Promise<void> =>
      write(akteur, async (tx) => deleteAnsicht(tx, (await holdOwn(tx, akteur, ort)).id)),

    setStandard: (akteur: Akteur, { liste, ansichtId }: { liste: string; ansichtId: string | null }): Promise<void> =>
      write(akteur, async (tx) => {
        if (ansichtId !== null && (await holdAnsicht(tx, { liste, ansichtId })) === null) throw sharedErrors.refuse('nicht_gefunden')
        await setStandard(tx, { personId: akteur.personId, liste, ansichtId })
      }),
  }
}
