import { IconCheck, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button, IconButton } from '../ui/buttons.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Alert } from '../ui/feedback.tsx'
import { Box, Group, Text } from '../ui/layout.tsx'
import { toastError } from '../ui/toast.tsx'
import { TextField } from './TextField.tsx'

interface Name {
  id: string
  title: string
}

interface NamesWords {
  heading: string
  none: string
  field: string
  keep: string
  delete: string
  rename: (title: string) => string
  deleteOf: (title: string) => string
  /** What is lost with it. */
  ask: (title: string) => string
}

interface NamesDialogProps {
  names: readonly Name[]
  words: NamesWords
  onRename: (name: Name) => Promise<unknown>
  onRemove: (id: string) => Promise<unknown>
  /** What else can be chosen for a name, in its row. */
  beside?: ((name: Name) => ReactNode) | undefined
  onClose: () => void
  /** Below the names. */
  children?: ReactNode
}

/** Names that people have made, labels or tags: each is renamed where it stands, and deleted after a question. */
export function NamesDialog({ names, onClose, children, ...rest }: NamesDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={rest.words.heading}>
      {names.length === 0 && <Text c="dimmed">{rest.words.none}</Text>}
      {names.map((name) => (
        <NameRow key={name.id} name={name} {...rest} />
      ))}
      {children}
    </Dialog>
  )
}

type RowProps = { name: Name } & Pick<NamesDialogProps, 'words' | 'beside' | 'onRename' | 'onRemove'>

function NameRow({ name, words, beside, onRename, onRemove }: RowProps) {
  const [isAsking, setAsking] = useState(false)
  const remove = useOneAtATime(() => onRemove(name.id))
  if (!isAsking) return <NameField name={name} words={words} beside={beside} onRename={onRename} onRemove={() => setAsking(true)} />
  return (
    <Alert
      tone="warning"
      actions={
        <>
          <Button look="secondary" onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
          <Button look="danger" busy={remove.busy} onClick={remove.run}>
            {words.delete}
          </Button>
        </>
      }
    >
      {words.ask(name.title)}
    </Alert>
  )
}

function NameField({ name, words, beside, onRename, onRemove }: Omit<RowProps, 'onRemove'> & { onRemove: () => void }) {
  const [title, setTitle] = useState(name.title)
  const wanted = title.trim()
  const isChanged = wanted !== '' && wanted !== name.title
  const rename = useOneAtATime(() => onRename({ id: name.id, title: wanted }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) rename.run()
      }}
    >
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <Box flex={1} miw={0}>
          <TextField
            label={words.field}
            value={title}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </Box>
        {beside?.(name)}
        {isChanged && <IconButton type="submit" label={words.rename(name.title)} icon={<IconCheck size={20} aria-hidden />} />}
        <IconButton label={words.deleteOf(name.title)} icon={<IconTrash size={20} aria-hidden />} onClick={onRemove} />
      </Group>
    </form>
  )
}

function useOneAtATime(deed: () => Promise<unknown>): { busy: boolean; run: () => void } {
  const [busy, setBusy] = useState(false)
  const run = () => {
    if (busy) return
    setBusy(true)
    void deed()
      .catch(toastError)
      .finally(() => setBusy(false))
  }
  return { busy, run }
}
