import { avv } from '@dreiklang/domain/organisation/avv'
import { IconFileDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../shared/format.ts'
import { useLanguage, useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { freigabeQuery, useLoadAvv, useAcceptAvv } from '../profil.queries.ts'
import { profilTexts } from '../profil.texts.ts'
import { AntragCard } from './AntragCard.tsx'

const toene = { ANGELEGT: 'warning', AKTIV: 'success', GESPERRT: 'danger' } as const

export function VertragBereich() {
  const t = useTexts(profilTexts)
  const { data, error, refetch } = useQuery(freigabeQuery)
  const [offen, setOffen] = useState(false)
  const laden = useLoadAvv()
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton rows={4} />
  const angenommen = data.avv
  return (
    <Stack gap="lg">
      <Alert tone={toene[data.status]}>{t(`vertrag.${data.status}`)}</Alert>
      <Card title={t('vertrag.titel')}>
        <Stack gap="md">
          {angenommen !== null && (
            <>
              <Text>
                {t('vertrag.angenommen', { version: angenommen.version, am: formatDate(angenommen.am), durch: angenommen.durch })}
              </Text>
              <div>
                <Button
                  look="secondary"
                  busy={laden.isPending}
                  icon={<IconFileDownload size={20} aria-hidden />}
                  onClick={() => laden.mutate({})}
                >
                  {t('vertrag.laden')}
                </Button>
              </div>
              <Disclosure label={t('vertrag.zeigen')} opened={offen} onToggle={() => setOffen(!offen)}>
                <VertragText text={angenommen.text} />
              </Disclosure>
            </>
          )}
          {angenommen?.version !== avv.version && <Annahme neueFassung={angenommen !== null} />}
        </Stack>
      </Card>
      <AntragCard antrag={data.antrag} />
    </Stack>
  )
}

function VertragText({ text }: { text: string }) {
  return (
    <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  )
}

/** The text as it is accepted: in the language in which it is read. */
function Annahme({ neueFassung }: { neueFassung: boolean }) {
  const t = useTexts(profilTexts)
  const sprache = useLanguage()
  const [gelesen, setGelesen] = useState(false)
  const annehmen = useAcceptAvv()
  const deedKey = useDeedKey()
  const accept = () => {
    const angaben = { version: avv.version, sprache }
    annehmen.mutate({ ...angaben, schluessel: deedKey(angaben) }, { onSuccess: () => toastSuccess(t('vertrag.erledigt')) })
  }
  return (
    <Stack gap="md">
      {neueFassung && <Alert tone="warning">{t('vertrag.neu')}</Alert>}
      <VertragText text={avv[sprache]} />
      <Checkbox label={t('vertrag.verpflichtung')} checked={gelesen} onChange={({ currentTarget }) => setGelesen(currentTarget.checked)} />
      {annehmen.error !== null && <ErrorState error={annehmen.error} />}
      <div>
        <Button disabled={!gelesen} busy={annehmen.isPending} onClick={accept}>
          {t('vertrag.annehmen')}
        </Button>
      </div>
    </Stack>
  )
}
