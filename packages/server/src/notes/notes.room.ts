import { notesContract } from '@dreiklang/domain/notes/notes.contract'
import type { Ports } from '../ports.ts'
import type { Tell } from '../shared/reminders.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { emptyTrash, sendReminders } from './clock.usecases.ts'
import { createImages } from './image.usecases.ts'
import { createLabels } from './label.usecases.ts'
import { createNotes } from './notes.usecases.ts'
import { createNoteReading } from './read.usecases.ts'

const c = notesContract

export function notesRoom(ports: Ports, { tell }: { tell: Tell<'NOTIZ_ERINNERUNG'> }) {
  const notes = createNotes(ports)
  const reading = createNoteReading(ports)
  const labels = createLabels(ports)
  const images = createImages(ports)
  return {
    routes: [
      signedIn(c.labels, labels.list),
      signedIn(c.createLabel, labels.create),
      signedIn(c.updateLabel, labels.update),
      signedIn(c.removeLabel, labels.remove),
      signedIn(c.addTask, notes.addTask),
      signedIn(c.all, reading.all),
      signedIn(c.trash, reading.trash),
      signedIn(c.search, reading.search),
      signedIn(c.create, notes.create),
      signedIn(c.update, notes.update),
      signedIn(c.remove, notes.remove),
      signedIn(c.versions, reading.versions),
      signedIn(c.setImage, images.set),
      signedIn(c.readImage, images.read),
    ],
    jobs: { notesReminders: () => sendReminders(ports, tell), notesTrash: () => emptyTrash(ports) },
    own: { notes: reading.ofPerson },
  } satisfies Room
}
