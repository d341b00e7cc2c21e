import { expect, it } from 'vitest'
import { z } from 'zod'
import { namesOfSealed, readStored, shapeOf } from '../shared/document.ts'
import { namesOfWords } from '../shared/words.ts'
import { chatMessage } from './chat.contract.ts'
import { messageDocument } from './chat.document.ts'

const samples = import.meta.glob<object>('./samples/*.json', { eager: true, import: 'default' })

it.each(Object.entries(samples))('a message of %s is read whole, and can be shown', (_file, stored) => {
  expect(readStored(messageDocument, stored)).toEqual(stored)
  expect(
    chatMessage.parse({ ...stored, isMine: true, replyTo: null, editedAt: null, withdrawn: false, event: null, changeableUntil: null }),
  ).toMatchObject(stored)
})

it('what people say to each other lies sealed, and nothing else of a message is words of theirs', () => {
  expect(namesOfSealed(messageDocument)).toEqual(['value'])
  expect([...namesOfWords(z.strictObject(shapeOf(messageDocument)))]).toEqual(['value'])
})
