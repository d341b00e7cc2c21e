import { IconFileImport, IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Card, Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { ImportVorschau } from '../components/ImportVorschau.tsx'
import { type Bestand, type Source, readDatei, readSource } from '../components/importSource.ts'
import { kontaktePath } from '../kontakt.paths.ts'
import { kontakteQuery, tagsQuery, useImport, useTakeBackImport } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'

const maxBytes = 20 * 1_048_576

export function ImportPage() {
  const t = useKontaktTexts()
  const eingabe = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const [source, setSource] = useState<{ id: string; inhalt: Source; bestand: Bestand } | null>(null)
  const [hinweis, setHinweis] = useState<'import.nichts' | 'import.zuGross' | null>(null)

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (file === undefined) return
    setSource(null)
    setHinweis(file.size > maxBytes ? 'import.zuGross' : null)
    if (file.size > maxBytes) return
    const inhalt = await readSource(await readDatei(file))
    if (inhalt === null) return setHinweis('import.nichts')
    // Duplicates are detected against the current contacts: the lines of this import must not find themselves.
    const [kontakte, tags] = await Promise.all([queryClient.fetchQuery(kontakteQuery), queryClient.fetchQuery(tagsQuery)])
    setSource({ id: newIdempotencyKey(), inhalt, bestand: { kontakte, tags } })
  }

  return (
    <>
      <PageHeader title={t('import.titel')} above={<Link to={kontaktePath}>{t('titel')}</Link>} />
      <Stack gap="md" maw={960}>
        <Card gap="md">
          <Text>{t('import.dateiText')}</Text>
          <div>
            <Button
              look={source === null ? 'primary' : 'secondary'}
              icon={<IconUpload size={20} aria-hidden />}
              onClick={() => eingabe.current?.click()}
            >
              {t(source === null ? 'import.datei' : 'import.andereDatei')}
            </Button>
          </div>
          <input
            ref={eingabe}
            type="file"
            accept=".vcf,.csv,text/vcard,text/csv"
            hidden
            aria-label={t('import.datei')}
            onChange={(event) => void choose(event).catch(toastError)}
          />
          {hinweis !== null && <Alert tone="warning" urgent title={t(hinweis)} />}
        </Card>
        {source !== null && (
          <Uebernahme key={source.id} id={source.id} quelle={source.inhalt} bestand={source.bestand} onFinished={() => setSource(null)} />
        )}
      </Stack>
    </>
  )
}

function Uebernahme({ id, quelle, bestand, onFinished }: { id: string; quelle: Source; onFinished: () => void; bestand: Bestand }) {
  const t = useKontaktTexts()
  const importieren = useImport()
  const zuruecknehmen = useTakeBackImport()
  const takeBack = () =>
    zuruecknehmen.mutate(id, {
      onSuccess: (numbers) => {
        toastSuccess(t('import.zurueckgenommen', numbers))
        onFinished()
      },
      onError: toastError,
    })
  if (importieren.data !== undefined) {
    return (
      <Card gap="md">
        <Alert tone="success" title={t('import.fertig', importieren.data)} />
        {importieren.data.kept > 0 && <Alert tone="warning">{t('import.nichtMehrSo', { count: importieren.data.kept })}</Alert>}
        <Group gap="sm">
          <LinkButton to={kontaktePath}>{t('import.zuKontakten')}</LinkButton>
          <Button look="secondary" busy={zuruecknehmen.isPending} onClick={takeBack}>
            {t('import.allesZurueck')}
          </Button>
        </Group>
      </Card>
    )
  }
  return (
    <>
      {importieren.error !== null && (
        <>
          <ErrorState error={importieren.error} />
          <Alert tone="warning">{t('import.unterbrochen')}</Alert>
        </>
      )}
      <ImportVorschau
        quelle={quelle}
        bestand={bestand}
        gesperrt={importieren.error !== null}
        knopf={(zeilen) => (
          <Button
            icon={<IconFileImport size={20} aria-hidden />}
            busy={importieren.isPending}
            disabled={zeilen.length === 0}
            onClick={() => importieren.mutate({ id, zeilen })}
          >
            {t('import.uebernehmen', { count: zeilen.length })}
          </Button>
        )}
      />
    </>
  )
}
