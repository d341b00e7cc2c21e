import { dateiTypen, isImage } from '@dreiklang/domain/datei/datei'
import type { Note } from '@dreiklang/domain/notes/notes.contract'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useNoteImage, useSetImage, useUpdateNote } from '../notes.queries.ts'
import { useNotesTexts } from '../notes.texts.ts'
import classes from './NoteFields.module.css'

const types = dateiTypen.filter(isImage).join(',')

interface ImageFieldProps {
  note: Note
  name: string
  /** What was written is saved before: the picture makes a new version. */
  before: () => Promise<void>
}

export function ImageField({ note, name, before }: ImageFieldProps) {
  const t = useNotesTexts()
  const input = useRef<HTMLInputElement>(null)
  const setImage = useSetImage()
  const update = useUpdateNote()
  const send = async (file: File) => {
    await before()
    await setImage.mutateAsync({ id: note.id, file })
  }
  const takeOff = async () => {
    await before()
    await update.mutateAsync({ id: note.id, image: null })
  }
  return (
    <div>
      {note.image !== null && (
        <div className={classes.bigPicture}>
          <NoteImage note={note} name={name} />
          <IconButton
            label={t('image.remove')}
            icon={<IconTrash size={20} aria-hidden />}
            onClick={() => void takeOff().catch(toastError)}
          />
        </div>
      )}
      <Button look="secondary" icon={<IconPhoto size={18} aria-hidden />} busy={setImage.isPending} onClick={() => input.current?.click()}>
        {t(note.image === null ? 'image.add' : 'image.other')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('image.add')}
        accept={types}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          // Selecting the same file again must trigger a change, too.
          currentTarget.value = ''
          if (chosen !== undefined) void send(chosen).catch(toastError)
        }}
      />
    </div>
  )
}

export function NoteImage({ note, name }: { note: Pick<Note, 'id' | 'image'>; name: string }) {
  const t = useNotesTexts()
  const url = useNoteImage(note)
  if (url === null) return <div className={classes.picture} data-loading />
  return <img className={classes.picture} src={url} alt={t('image.of', { title: name })} />
}
