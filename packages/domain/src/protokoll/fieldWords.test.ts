import { expect, it } from 'vitest'
import { trailFieldsOfBestellung } from '../bestellung/fieldsChangedBy.ts'
import { blattTeile } from '../dokumentation/verschmelzen.ts'
import { vitalArten } from '../dokumentation/vitalwerte.ts'
import { fileDocument } from '../files/files.document.ts'
import { hausbesuchDocument } from '../hausbesuch/hausbesuch.document.ts'
import { rueckkehrAufgaben } from '../klient/abwesenheit.ts'
import { dokumentArten } from '../klient/dokument.contract.ts'
import { akteDocument } from '../klient/klient.document.ts'
import { einwilligungArten } from '../klient/klient.ts'
import { zugangAngaben } from '../klient/zugang.contract.ts'
import { abschnitteOfArt } from '../organisation/abschnitte.contract.ts'
import { akteAngaben } from '../personal/akte.contract.ts'
import { mailboxContract } from '../mailbox/mailbox.contract.ts'
import { product } from '../inventory/product.contract.ts'
import { keeping } from '../inventory/stock.contract.ts'
import { noteFields } from '../notes/notes.contract.ts'
import { boardWords, cardWords } from '../scrumboard/board.contract.ts'
import { taskFields } from '../tasks/tasks.contract.ts'
import { fieldWords, isTrailField } from './fieldWords.ts'

/** These never change: a visit belongs to them from its first day. */
const fixed = ['id', 'pflegedienstId', 'klientId']

const named: readonly (readonly [string, readonly string[]])[] = [
  ['an order', trailFieldsOfBestellung],
  ['a visit', Object.keys(hausbesuchDocument).filter((field) => !fixed.includes(field))],
  ['the sheet of a visit', blattTeile],
  ['a target range', vitalArten],
  ['a record', Object.values(akteDocument).flatMap((section) => Object.keys(section))],
  ['the way into a home', Object.keys(zugangAngaben.shape)],
  ['consents and documents', [...einwilligungArten, ...dokumentArten]],
  ['what is to do after an absence', rueckkehrAufgaben],
  ['somebody of the staff', Object.keys(akteAngaben.shape)],
  ['a task', Object.keys(taskFields.shape)],
  ['a file', [...Object.keys(fileDocument), 'folderId', 'version']],
  ['a note', [...Object.keys(noteFields.shape), 'labels', 'image', 'deletedAt']],
  ['a Schichtübergabe', ['tag', 'schicht', 'zeilen', 'uebergebenAm', 'gelesen']],
  ['a board', [...Object.keys(boardWords.shape), 'members', 'archived']],
  ['a product', Object.keys({ ...product.omit({ id: true }).shape, ...keeping.shape })],
  ['a list of a board', ['title', 'limit', 'position']],
  ['a card of a board', [...Object.keys(cardWords.shape), 'labels', 'members', 'comments', 'listId', 'position']],
  ['mails', Object.keys(mailboxContract.bulk.body.shape.change.shape)],
  ['the mailbox', Object.keys(mailboxContract.settings.answer.shape)],
  ['the profile of an organisation', Object.values(abschnitteOfArt).flat()],
]

it.each(named)('the audit trail has a word for each field of %s', (_of, fields) => {
  expect(fields.filter((field) => !isTrailField(field))).toEqual([])
})

it('says each of them in words, and no two languages say a code', () => {
  for (const words of [fieldWords.de, fieldWords.en])
    expect(Object.values(words).filter((word) => /_|^\p{Ll}+\p{Lu}/u.test(word))).toEqual([])
})
