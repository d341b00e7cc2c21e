import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { saveBlob } from '../../shared/download.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toastError } from '../../ui/toast.tsx'
import { beginAgain, lade, sichere } from '../uebung.queries.ts'
import { useUebungTexts } from '../uebung.texts.ts'

type Frage = { art: 'neu' } | { art: 'ersetzen'; datei: File } | null

/** Import and restart end in every tab with its first page. */
export function Data() {
  const t = useUebungTexts()
  const [frage, setFrage] = useState<Frage>(null)
  const [fremd, setFremd] = useState(false)
  const auswahl = useRef<HTMLInputElement>(null)
  const sichern = useMutation({
    ...sichere,
    onSuccess: (file) => saveBlob(file, `dreiklang-uebung-${new Date().toISOString().slice(0, 10)}.bin`),
    onError: toastError,
  })
  const laden = useMutation({
    ...lade,
    onSuccess: (genommen) => {
      setFremd(!genommen)
      if (!genommen) setFrage(null)
    },
    onError: toastError,
  })
  const neu = useMutation({ ...beginAgain, onError: toastError })
  const ersetzen = frage?.art === 'ersetzen'
  const doIt = () => (ersetzen ? laden.mutate(frage.datei) : neu.mutate())
  return (
    <Card title={t('daten.title')} level={3}>
      <Stack gap="sm">
        <Text>{t('daten.text')}</Text>
        {fremd && (
          <Text role="alert" c="red">
            {t('daten.foreign')}
          </Text>
        )}
        <Group gap="sm">
          <Button look="secondary" busy={sichern.isPending} onClick={() => sichern.mutate()}>
            {t('daten.save')}
          </Button>
          <Button look="secondary" onClick={() => auswahl.current?.click()}>
            {t('daten.load')}
          </Button>
          <Button look="danger" onClick={() => setFrage({ art: 'neu' })}>
            {t('daten.reset')}
          </Button>
        </Group>
        <input
          ref={auswahl}
          hidden
          type="file"
          aria-label={t('daten.file')}
          onChange={({ currentTarget }) => {
            const datei = currentTarget.files?.[0]
            // The same file may be selected again.
            currentTarget.value = ''
            setFremd(false)
            if (datei !== undefined) setFrage({ art: 'ersetzen', datei })
          }}
        />
      </Stack>
      <Dialog
        opened={frage !== null}
        onClose={() => setFrage(null)}
        title={t(ersetzen ? 'daten.loadTitle' : 'daten.resetTitle')}
        actions={
          <>
            <Button look="secondary" onClick={() => setFrage(null)}>
              {t('daten.cancel')}
            </Button>
            <Button look="danger" busy={laden.isPending || neu.isPending} onClick={doIt}>
              {t(ersetzen ? 'daten.replace' : 'daten.reset')}
            </Button>
          </>
        }
      >
        <Text>{ersetzen ? t('daten.loadText', { name: frage.datei.name }) : t('daten.resetText')}</Text>
      </Dialog>
    </Card>
  )
}
