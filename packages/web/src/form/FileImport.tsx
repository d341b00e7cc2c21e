import { IconUpload } from '@tabler/icons-react'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { newIdempotencyKey } from '../shared/idempotencyKey.ts'
import { Button } from '../ui/buttons.tsx'
import { Alert } from '../ui/feedback.tsx'
import { Card, Stack, Text } from '../ui/layout.tsx'
import { toastError } from '../ui/toast.tsx'

interface FileImportProps<Content> {
  words: { text: string; file: string; otherFile: string; tooLarge: string; empty: string }
  accept: string
  maxBytes: number
  /** Null: nothing in it that could be taken in. */
  read: (file: File) => Promise<Content | null>
  /** The import of one file; a file chosen again is another import. */
  children: (source: { id: string; content: Content }, onBack: () => void) => ReactNode
}

/** Begins an import: one file, read in the browser, and what is wrong with it. */
export function FileImport<Content>({ words, accept, maxBytes, read, children }: FileImportProps<Content>) {
  const input = useRef<HTMLInputElement>(null)
  const [source, setSource] = useState<{ id: string; content: Content } | null>(null)
  const [problem, setProblem] = useState<'empty' | 'tooLarge' | null>(null)

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Selecting the same file again must trigger a change, too.
    currentTarget.value = ''
    if (file === undefined) return
    setSource(null)
    setProblem(file.size > maxBytes ? 'tooLarge' : null)
    if (file.size > maxBytes) return
    const content = await read(file)
    if (content === null) return setProblem('empty')
    setSource({ id: newIdempotencyKey(), content })
  }

  return (
    <Stack gap="md" maw={960}>
      <Card gap="md">
        <Text>{words.text}</Text>
        <div>
          <Button
            look={source === null ? 'primary' : 'secondary'}
            icon={<IconUpload size={20} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {source === null ? words.file : words.otherFile}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          aria-label={words.file}
          onChange={(event) => void choose(event).catch(toastError)}
        />
        {problem !== null && <Alert tone="warning" urgent title={words[problem]} />}
      </Card>
      {source !== null && children(source, () => setSource(null))}
    </Stack>
  )
}
