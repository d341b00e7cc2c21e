/** A chat message as it is stored, field by field (shared/document.ts). */
import { z } from 'zod'
import { type DocumentOf, needed, sealColumn } from '../shared/document.ts'
import { id, lineOfWords, words } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'

export const messageMaxLength = 4000

/** Those who take part. It is their talk and no record about a Klient: no copy tells it. */
const kept = { sees: ['TEILNEHMER'], copies: false, label: null } as const

/** Instants are ISO 8601 in UTC. */
export const messageDocument = {
  /** Made by the writer's screen; one of a kind within its chat. */
  id: needed(id, kept),
  chatId: needed(id, kept),
  contactId: needed(id, kept),
  contactName: needed(plain.name, kept),
  value: sealColumn(words(messageMaxLength), kept),
  createdAt: needed(plain.time, kept),
  /** 1, 2, 3 … within the chat, without gaps. */
  nr: needed(z.int(), kept),
} as const

export type StoredMessage = DocumentOf<typeof messageDocument>

export const groupTitleMaxLength = 80

/** What a group is called by those who take part in it. */
export const groupDocument = { title: sealColumn(lineOfWords(groupTitleMaxLength), kept) } as const

/** A message that is written now and sent later by the clock; until then its writer alone sees it. */
export const laterDocument = { value: sealColumn(words(messageMaxLength), { sees: ['PERSON'], copies: false, label: null }) } as const

/** What a person has begun to write, one for each chat; nobody else sees it. */
export const draftDocument = { value: sealColumn(words(messageMaxLength), { sees: ['PERSON'], copies: false, label: null }) } as const
