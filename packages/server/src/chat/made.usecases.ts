/** What people make of lines of a chat, and of which line a thing was made. */
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { MadeKind } from '@dreiklang/domain/chat/chat'
import type { chatContract, MadeThing } from '@dreiklang/domain/chat/chat.contract'
import { besuchTypen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { frageSperre, planSperre } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { type Akteur, seiteOf } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import { personOf } from '../hausbesuch/person.ts'
import type { Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { findChat } from './chatAnswer.ts'
import { hasLine, loadMade, loadSources, saveMade, seesThing } from './made.repository.ts'

type Contract = typeof chatContract

function mayVisit(akteur: Akteur): boolean {
  const person = personOf(akteur)
  return besuchTypen.some((typ) => frageSperre(typ, person) === null || planSperre(typ, person, [person.personId]) === null)
}

/** As the calls that make these things let the person in. */
function mayMake(akteur: Akteur): MadeKind[] {
  if (seiteOf(akteur.rolle) === null) return []
  const { access } = bestellungContract.create
  return [
    'task',
    ...(access.kind === 'signed-in' && access.rollen.includes(akteur.rolle) ? (['bestellung'] as const) : []),
    ...(mayVisit(akteur) ? (['hausbesuch'] as const) : []),
  ]
}

export function createMade(ports: Ports) {
  const reading = (akteur: Akteur) => onBehalfOfPerson(ports.database, akteur)

  return {
    async made(akteur: Akteur, chatId: string): Promise<{ may: MadeKind[]; made: MadeThing[] }> {
      const db = reading(akteur)
      const { id } = await findChat(db, akteur, chatId)
      return { may: mayMake(akteur), made: await loadMade(db, akteur, id) }
    },

    async keepMade(akteur: Akteur, { chatId, nr, kind, id }: z.output<Contract['keepMade']['body']>): Promise<MadeThing[]> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const chat = await findChat(tx, akteur, chatId)
        const isThere = (await hasLine(tx, akteur, { chatId, nr })) && (await seesThing(tx, akteur, { kind, id }))
        if (!isThere) throw sharedErrors.refuse('nicht_gefunden')
        await saveMade(tx, akteur, { chat, nr, kind, id, am: ports.clock.now().toISOString() })
        await sendSignal(tx, { art: 'chat', id: chatId, an: chat.sichtbarFuer })
        return loadMade(tx, akteur, chatId)
      })
    },

    sources: (akteur: Akteur, thing: Pick<MadeThing, 'kind' | 'id'>) => loadSources(reading(akteur), akteur, thing),
  }
}
