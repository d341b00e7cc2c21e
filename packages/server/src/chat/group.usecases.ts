/** Groups: opened, renamed, people come and go. Everything that happens is a line of the group, so that all see who reads along. */
import { type GroupEvent, maxGroupMembers, mayRemove } from '@dreiklang/domain/chat/chat'
import type { groupContract } from '@dreiklang/domain/chat/group.contract'
import { chatErrors } from '@dreiklang/domain/chat/chat.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { holdChat } from './change.repository.ts'
import { type ChatRow, type MitgliedRow, loadChat, remember, writeNachricht } from './chat.repository.ts'
import { findChat, standingOf } from './chatAnswer.ts'
import { type OwnGroup, addMembers, endMembership, loadOwnGroups, openGroup, saveTitle } from './group.repository.ts'
import { createSeal } from './seal.ts'

type Contract = typeof groupContract

/** A chat of other people, or one that is no group. @throws chat.nicht_gefunden */
async function findGroup(tx: Queryable, akteur: Akteur, chatId: string): Promise<ChatRow & { mitglieder: readonly MitgliedRow[] }> {
  const chat = await findChat(tx, akteur, chatId)
  const { mitglieder } = chat
  if (mitglieder === null) throw chatErrors.refuse('chat.nicht_gefunden', { angaben: { id: chatId } })
  return { ...chat, mitglieder }
}

function checkAdded(outcome: Awaited<ReturnType<typeof addMembers>>): void {
  if (outcome === 'unbekannt') throw chatErrors.refuse('chat.kontakt_unbekannt')
  if (outcome === 'haeuser') throw chatErrors.refuse('chat.gruppe_haeuser')
  if (outcome === 'voll') throw chatErrors.refuse('chat.gruppe_voll', { angaben: { anzahl: maxGroupMembers } })
}

export function createGroups(ports: Ports) {
  const { sealTitle, openTitles } = createSeal(ports)
  const now = () => ports.clock.now().toISOString()

  /** As a line, seen by those who take part now; whoever has done it has read it. */
  async function tellAll(tx: Queryable, akteur: Akteur, { chat, kind, names = [] }: { chat: ChatRow; kind: GroupEvent; names?: string[] }) {
    const line = { chat, id: ports.newId(), name: akteur.name, text: '', hatLink: false, am: now(), antwortAuf: null, erwaehnt: [] }
    const nr = await writeNachricht(tx, akteur, { ...line, vorgang: { kind, names } })
    if (chat.eigeneNr === nr - 1) await remember(tx, akteur, { chat, nr, stumm: null, am: now() })
    await sendSignal(tx, { art: 'chat', id: chat.id, an: chat.sichtbarFuer })
  }

  const trail = (tx: Queryable, akteur: Akteur, { aktion, objektId }: { aktion: string; objektId: string }) =>
    audit(tx, akteur, { aktion: `chat.${aktion}`, art: 'AENDERN', objektArt: 'CHAT_GROUP', objektId })

  return {
    async create(akteur: Akteur, { id, title, memberIds }: z.output<Contract['createGroup']['body']>): Promise<string> {
      const sealed = await sealTitle(akteur, { id, title })
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const am = now()
        if (!(await openGroup(tx, akteur, { id, title: sealed, am }))) {
          const earlier = await loadChat(tx, akteur, id)
          if (earlier === null || earlier.mitglieder === null) throw sharedErrors.refuse('anfrage.schluessel_vergeben')
          return id
        }
        checkAdded(await addMembers(tx, { chatId: id, personIds: memberIds, earlier: false, am }))
        const chat = await findGroup(tx, akteur, id)
        const names = chat.mitglieder.filter((member) => member.id !== akteur.personId).map(({ name }) => name)
        await tellAll(tx, akteur, { chat, kind: 'created', names })
        await trail(tx, akteur, { aktion: 'createGroup', objektId: id })
        return id
      })
    },

    async rename(akteur: Akteur, { chatId, title }: z.output<Contract['renameGroup']['body']>): Promise<string> {
      await findGroup(onBehalfOfPerson(ports.database, akteur), akteur, chatId)
      const sealed = await sealTitle(akteur, { id: chatId, title })
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        await holdChat(tx, akteur, chatId)
        const chat = await findGroup(tx, akteur, chatId)
        const [before = null] = await openTitles([chat], 'de')
        if (before === title) return chatId
        await saveTitle(tx, akteur, { chatId, title: sealed })
        await tellAll(tx, akteur, { chat, kind: 'renamed' })
        await trail(tx, akteur, { aktion: 'renameGroup', objektId: chatId })
        return chatId
      })
    },

    async add(akteur: Akteur, { chatId, memberIds, earlier }: z.output<Contract['addToGroup']['body']>): Promise<string> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const before = await findGroup(tx, akteur, chatId)
        const known = new Set(before.mitglieder.map(({ id }) => id))
        const personIds = memberIds.filter((id) => !known.has(id))
        if (personIds.length === 0) return chatId
        checkAdded(await addMembers(tx, { chatId, personIds, earlier, am: now() }))
        const chat = await findGroup(tx, akteur, chatId)
        const names = chat.mitglieder.filter(({ id }) => personIds.includes(id)).map(({ name }) => name)
        await tellAll(tx, akteur, { chat, kind: earlier ? 'addedWithEarlier' : 'added', names })
        await trail(tx, akteur, { aktion: 'addToGroup', objektId: chatId })
        return chatId
      })
    },

    async remove(akteur: Akteur, { chatId, personId }: z.output<Contract['removeFromGroup']['query']>): Promise<true> {
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        await holdChat(tx, akteur, chatId)
        const chat = await findGroup(tx, akteur, chatId)
        const member = chat.mitglieder.find(({ id }) => id === personId)
        if (member === undefined) throw sharedErrors.refuse('nicht_gefunden')
        const isLeaving = personId === akteur.personId
        if (!isLeaving && !mayRemove(member, standingOf(chat.mitglieder, akteur)))
          throw chatErrors.refuse('chat.gruppe_nur_verantwortliche')
        // Before they go: who was there sees that they went, and their screen hears of it.
        await tellAll(tx, akteur, { chat, kind: isLeaving ? 'left' : 'removed', names: isLeaving ? [] : [member.name] })
        if (!(await endMembership(tx, { chatId, personId, am: now() }))) throw sharedErrors.refuse('nicht_gefunden')
        await trail(tx, akteur, { aktion: 'removeFromGroup', objektId: chatId })
      })
      return true
    },

    /** For the person's own copy (Art. 15 DSGVO). */
    ofPerson: (db: Queryable, { personId }: Akteur): Promise<OwnGroup[]> => loadOwnGroups(db, personId),
  }
}
