import { findNotes } from '@dreiklang/domain/notes/notes'
import type { Note, NoteLabel } from '@dreiklang/domain/notes/notes.contract'
import { IconNote } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { useSearchState } from '../../shared/searchState.ts'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { NewNote } from '../components/NewNote.tsx'
import { NoteCard } from '../components/NoteCard.tsx'
import { MissingDialog, NoteDialog, TrashedDialog } from '../components/NoteDialog.tsx'
import { type NoteView, NotesHeader, noteViews } from '../components/NotesHeader.tsx'
import { useNotesKeys } from '../notes.actions.tsx'
import { labelsQuery, notesQuery, trashQuery, useLiveNotes } from '../notes.queries.ts'
import { useNotesTexts } from '../notes.texts.ts'
import classes from '../components/Notes.module.css'

const address = z.object({
  suche: z.string().max(120).default(''),
  ansicht: z.enum(noteViews).default('notizen'),
  stichwort: z.string().max(40).default(''),
  note: z.string().max(40).default(''),
})
const none: readonly [] = []

/** The search among the notes finds what lies in the archive as well. */
const shownIn: Record<NoteView, (note: Note, search: string) => boolean> = {
  notizen: ({ archived }, search) => !archived || search !== '',
  erinnerungen: ({ reminder }) => reminder !== null,
  archiv: ({ archived }) => archived,
  papierkorb: () => true,
}

/** The next reminder first; everything else as the server sorts it. */
const sorted = (view: NoteView, notes: readonly Note[]): readonly Note[] =>
  view === 'erinnerungen' ? notes.toSorted((a, b) => (a.reminder ?? '').localeCompare(b.reminder ?? '')) : notes

export function NotesPage() {
  const t = useNotesTexts()
  const [{ suche: search, ansicht: view, stichwort: labelId, note: noteId }, setAddress] = useSearchState(address)
  const [isWriting, setWriting] = useState(false)
  const all = useQuery(notesQuery)
  const isElsewhere = noteId !== '' && all.data !== undefined && !all.data.some(({ id }) => id === noteId)
  const trash = useQuery({ ...trashQuery, enabled: view === 'papierkorb' || isElsewhere })
  const { data: labels = none } = useQuery(labelsQuery)
  const { data: notes, state } = showQuery(view === 'papierkorb' ? trash : all, { rows: 5, height: 120 })
  useLiveNotes()
  useNotesKeys({ onNew: () => setWriting(true) })

  const label = labels.find(({ id }) => id === labelId) ?? null
  const wanted = notes?.filter((note) => shownIn[view](note, search) && (label === null || note.labels.some(({ id }) => id === label.id)))
  const shown = wanted && sorted(view, findNotes(wanted, search) ?? wanted)
  const close = () => setAddress({ note: '' })
  return (
    <>
      <NotesHeader
        labels={labels}
        count={shown?.length ?? null}
        search={search}
        view={view}
        labelId={labelId}
        onChange={(change) => setAddress(change)}
      />
      {/* What is being written stays where another view is looked at. */}
      {(view === 'notizen' || isWriting) && <NewNote isOpen={isWriting} label={label} onChange={setWriting} />}
      {state}
      {shown?.length === 0 && (
        <EmptyState icon={<IconNote size={28} />} title={t(search === '' && label === null ? `empty.${view}.title` : 'empty.notFound')}>
          {t(search === '' && label === null ? `empty.${view}.text` : 'empty.notFoundText')}
        </EmptyState>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className={classes.grid} aria-label={t(`view.${view}`)}>
          {shown.map((note) => (
            <NoteCard key={note.id} note={note} />
          ))}
        </ul>
      )}
      {noteId !== '' && <OpenOne noteId={noteId} notes={all.data} trash={trash.data} labels={labels} onClose={close} />}
    </>
  )
}

interface OpenOneProps {
  noteId: string
  /** Undefined: not known yet. */
  notes: readonly Note[] | undefined
  trash: readonly Note[] | undefined
  labels: readonly NoteLabel[]
  onClose: () => void
}

function OpenOne({ noteId, notes, trash, labels, onClose }: OpenOneProps) {
  const note = notes?.find(({ id }) => id === noteId)
  if (note !== undefined) return <NoteDialog key={noteId} note={note} labels={labels} onClose={onClose} />
  const trashed = trash?.find(({ id }) => id === noteId)
  if (trashed !== undefined) return <TrashedDialog note={trashed} onClose={onClose} />
  return notes === undefined || trash === undefined ? null : <MissingDialog onClose={onClose} />
}
