import { IconFileImport, IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { newIdempotencyKey } from '../../shared/request.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { Link, LinkButton } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { liesDatei } from '../components/datei.ts'
import { ImportVorschau } from '../components/ImportVorschau.tsx'
import { type Bestand, type Quelle, liesQuelle } from '../components/importQuelle.ts'
import { kontaktePath } from '../kontakt.paths.ts'
import { kontakteQuery, tagsQuery, useImportiere, useNimmImportZurueck } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'

const hoechsteBytes = 20 * 1_048_576

/** A file becomes a preview; only then, and only at a press, contacts. */
export function ImportPage() {
  const t = useTexts(kontaktTexts)
  const eingabe = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const [quelle, setQuelle] = useState<{ id: string; inhalt: Quelle; bestand: Bestand } | null>(null)
  const [hinweis, setHinweis] = useState<'import.nichts' | 'import.zuGross' | null>(null)

  const waehle = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [datei] = currentTarget.files ?? []
    currentTarget.value = ''
    if (datei === undefined) return
    setQuelle(null)
    setHinweis(datei.size > hoechsteBytes ? 'import.zuGross' : null)
    if (datei.size > hoechsteBytes) return
    const inhalt = await liesQuelle(await liesDatei(datei))
    if (inhalt === null) return setHinweis('import.nichts')
    // Duplicates are detected against the current contacts: the lines of this import must not find themselves.
    const [kontakte, tags] = await Promise.all([queryClient.fetchQuery(kontakteQuery), queryClient.fetchQuery(tagsQuery)])
    setQuelle({ id: newIdempotencyKey(), inhalt, bestand: { kontakte, tags } })
  }

  return (
    <>
      <PageHeader title={t('import.titel')} above={<Link to={kontaktePath}>{t('titel')}</Link>} />
      <Stack gap="md" maw={960}>
        <Card>
          <Stack gap="md">
            <Text>{t('import.dateiText')}</Text>
            <div>
              <Button
                look={quelle === null ? 'primary' : 'secondary'}
                icon={<IconUpload size={20} aria-hidden />}
                onClick={() => eingabe.current?.click()}
              >
                {t(quelle === null ? 'import.datei' : 'import.andereDatei')}
              </Button>
            </div>
            <input
              ref={eingabe}
              type="file"
              accept=".vcf,.csv,text/vcard,text/csv"
              hidden
              aria-label={t('import.datei')}
              onChange={(event) => void waehle(event).catch(toastError)}
            />
            {hinweis !== null && <Alert tone="warning" urgent title={t(hinweis)} />}
          </Stack>
        </Card>
        {quelle !== null && (
          <Uebernahme key={quelle.id} id={quelle.id} quelle={quelle.inhalt} bestand={quelle.bestand} onFertig={() => setQuelle(null)} />
        )}
      </Stack>
    </>
  )
}

function Uebernahme({ id, quelle, bestand, onFertig }: { id: string; quelle: Quelle; onFertig: () => void; bestand: Bestand }) {
  const t = useTexts(kontaktTexts)
  const importieren = useImportiere()
  const zuruecknehmen = useNimmImportZurueck()
  const nimmZurueck = () =>
    zuruecknehmen.mutate(id, {
      onSuccess: (zahlen) => {
        toastSuccess(t('import.zurueckgenommen', zahlen))
        onFertig()
      },
      onError: toastError,
    })
  if (importieren.data !== undefined) {
    return (
      <Card>
        <Stack gap="md">
          <Alert tone="success" title={t('import.fertig', importieren.data)} />
          {importieren.data.kept > 0 && <Alert tone="warning">{t('import.nichtMehrSo', { count: importieren.data.kept })}</Alert>}
          <Group gap="sm">
            <LinkButton to={kontaktePath}>{t('import.zuKontakten')}</LinkButton>
            <Button look="secondary" busy={zuruecknehmen.isPending} onClick={nimmZurueck}>
              {t('import.allesZurueck')}
            </Button>
          </Group>
        </Stack>
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
