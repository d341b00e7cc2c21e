/** Reading the Übergabebuch; whose drafts they are is row-level security's (0086). */
import { isVerwaltung, ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { listDienste, findWithoutUebergabe, sameDienst, spanOf } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import type { DienstInBook, Uebergabe, uebergabebuchContract } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { createUebergabeStore, withSignatures } from './uebergabeStore.ts'
import { loadBook, loadUebergabenOfPerson, loadWorked } from './uebergabebuch.repository.ts'

type Contract = typeof uebergabebuchContract

export function createUebergabeReading(ports: Ports) {
  const store = createUebergabeStore(ports)

  return {
    async list({ akteur, query: { von, bis } }: CalledBy<Contract['list']>): Promise<DienstInBook[]> {
      const db = onBehalfOf(ports.database, contextOf(akteur))
      const organisationId = ownOrganisation(akteur)
      const now = ports.clock.now().toISOString()
      const dienste = listDienste({ von, bis, now })
      const uebergaben = (await loadBook(db, { organisationId, von, bis })).map(withSignatures)
      const worked = isVerwaltung(akteur.rolle) ? await loadWorked(db, organisationId, dienste.map(spanOf)) : null
      return dienste.map((dienst, i) => {
        const here = worked?.filter(({ nr }) => nr === i + 1).map(({ nr: _place, ...person }) => person)
        return {
          ...dienst,
          uebergaben: uebergaben.filter((one) => sameDienst(one, dienst)),
          ohneUebergabe: here === undefined ? null : findWithoutUebergabe(dienst, { worked: here, uebergaben, now }),
        }
      })
    },

    /** Whose words about Klienten somebody has read stands in the trail; one's own draft is not read but written. */
    read({ akteur, params }: CalledBy<Contract['read']>): Promise<Uebergabe> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const where = { organisationId: ownOrganisation(akteur), id: params.uebergabeId }
        const uebergabe = await store.read(tx, where)
        if (uebergabe.personId !== akteur.personId) {
          const trail = { aktion: 'uebergabebuch.read', art: 'LESEN', objektArt: 'SCHICHTUEBERGABE', objektId: where.id } as const
          const klienten = [...new Set(uebergabe.zeilen.flatMap(({ klientId }) => klientId ?? []))]
          if (klienten.length === 0) await audit(tx, akteur, trail)
          for (const klientId of klienten) await audit(tx, akteur, { ...trail, klientId })
        }
        return uebergabe
      })
    },

    /** What a person has handed over or begun to write, for the person's own copy. */
    async writtenBy(db: Queryable, { organisationId, personId }: Akteur): Promise<Uebergabe[]> {
      if (organisationId === null) return []
      return store.openAll(db, organisationId, await loadUebergabenOfPerson(db, { organisationId, personId }))
    },
  }
}
