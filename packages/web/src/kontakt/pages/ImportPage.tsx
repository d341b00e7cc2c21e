import { IconFileImport } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { FileImport } from '../../form/FileImport.tsx'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Card, Group, PageHeader } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { ImportVorschau } from '../components/ImportVorschau.tsx'
import { type Bestand, type Source, readDatei, readSource } from '../components/importSource.ts'
import { kontaktePath } from '../kontakt.paths.ts'
import { kontakteQuery, tagsQuery, useImport, useTakeBackImport } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'

const maxBytes = 20 * 1_048_576

export function ImportPage() {
  const t = useKontaktTexts()
  const queryClient = useQueryClient()
  const read = async (file: File) => {
    const inhalt = await readSource(await readDatei(file))
    if (inhalt === null) return null
    // Duplicates are detected against the current contacts: the lines of this import must not find themselves.
    const [kontakte, tags] = await Promise.all([queryClient.fetchQuery(kontakteQuery), queryClient.fetchQuery(tagsQuery)])
    return { inhalt, bestand: { kontakte, tags } }
  }
  const words = {
    text: t('import.dateiText'),
    file: t('import.datei'),
    otherFile: t('import.andereDatei'),
    tooLarge: t('import.zuGross'),
    empty: t('import.nichts'),
  }
  return (
    <>
      <PageHeader title={t('import.titel')} above={<Link to={kontaktePath}>{t('titel')}</Link>} />
      <FileImport words={words} accept=".vcf,.csv,text/vcard,text/csv" maxBytes={maxBytes} read={read}>
        {({ id, content: { inhalt, bestand } }, onBack) => (
          <Uebernahme key={id} id={id} quelle={inhalt} bestand={bestand} onFinished={onBack} />
        )}
      </FileImport>
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
