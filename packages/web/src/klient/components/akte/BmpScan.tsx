import { maxBmpZeichen } from '@dreiklang/domain/klient/bmp'
import { bmpContract } from '@dreiklang/domain/klient/bmp.contract'
import { IconScan } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeedKey } from '../../../form/useSchemaForm.ts'
import { TextArea } from '../../../form/TextField.tsx'
import { call } from '../../../shared/apiClient.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/feedback.tsx'
import { Card, Note } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useKlientChanged } from '../../klient.queries.ts'
import { useBmpTexts } from '../../klient.texts.ts'
import { type BmpAuswahl, BmpPreview } from './BmpPreview.tsx'

/** Each page begins with its root; what is none goes to the server as it is, which says so. */
const seitenOf = (text: string): string[] => {
  const pages = text.split(/(?=<MP[\s>])/).filter((page) => page.startsWith('<MP'))
  return pages.length === 0 ? [text.slice(0, maxBmpZeichen)] : pages.slice(0, 3).map((page) => page.replace(/<\?xml[^>]*\?>\s*$/, ''))
}

/** The paper plan by its DataMatrix: a scanner types it, or somebody pastes it. */
export function BmpScan({ klientId }: { klientId: string }) {
  const t = useBmpTexts()
  const [opened, setOpened] = useState(false)
  return (
    <Card
      title={t('titel')}
      actions={
        <Button look="secondary" icon={<IconScan size={18} aria-hidden />} onClick={() => setOpened(true)}>
          {t('scannen')}
        </Button>
      }
    >
      <Note>{t('erklaerung')}</Note>
      {opened && <BmpDialog klientId={klientId} onClose={() => setOpened(false)} />}
    </Card>
  )
}

function BmpDialog({ klientId, onClose }: { klientId: string; onClose: () => void }) {
  const t = useBmpTexts()
  const changed = useKlientChanged()
  const deedKey = useDeedKey()
  const [text, setText] = useState('')
  const params = { klientId }
  const check = useMutation({ mutationFn: () => call(bmpContract.checkBmp, { params, body: { seiten: seitenOf(text) } }), gcTime: 0 })
  const take = useMutation({
    mutationFn: async (taken: BmpAuswahl) => {
      const body = { ...taken, seiten: seitenOf(text) }
      await call(bmpContract.takeBmp, { params, body, idempotencyKey: deedKey(body) })
      await changed()
    },
    onSuccess: () => {
      toastSuccess(t('gespeichert'))
      onClose()
    },
  })
  const again = () => {
    setText('')
    check.reset()
    take.reset()
  }
  if (check.data !== undefined)
    return (
      <BmpPreview
        vorschau={check.data}
        error={take.error}
        busy={take.isPending}
        onTake={(taken) => take.mutate(taken)}
        onAgain={again}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('titel')}
      size="lg"
      cancel={t('abbrechen')}
      onSubmit={() => check.mutate()}
      actions={
        <Button type="submit" busy={check.isPending} disabled={text.trim() === ''}>
          {t('lesen')}
        </Button>
      }
    >
      {check.error !== null && <ErrorState error={check.error} />}
      <TextArea
        label={t('code')}
        description={t('codeHinweis')}
        value={text}
        minRows={5}
        maxRows={8}
        autosize
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        data-takes-scans
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Dialog>
  )
}
