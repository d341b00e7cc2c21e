import type { Datum } from '@dreiklang/domain/shared/zeit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { useUser } from '../../../shared/session.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { LinkButton } from '../../../ui/Link.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import { bestellungPfad } from '../../bestellung.paths.ts'
import { entwurfQuery } from '../neu.queries.ts'
import { neuTexts } from '../neu.texts.ts'
import { EntwurfEditor } from './EntwurfEditor.tsx'
import { type EntwurfStart, startVon } from './entwurfStart.ts'

/** Loads a draft into the form; what is no longer a draft is shown as an order. */
export function EntwurfLaden({
  entwurfId,
  ...rest
}: { entwurfId: string } & Omit<EntwurfRahmenProps, 'beginn' | 'klientVorgabe' | 'folgeId'>) {
  const t = useTexts(neuTexts)
  const { id: personId } = useUser()
  const { data, error, refetch } = useQuery(entwurfQuery(entwurfId))
  const titel = data === undefined ? t('titel') : t('titelEntwurf', { nummer: data.nummer })
  if (data?.status === 'ENTWURF')
    return <EntwurfRahmen {...rest} beginn={() => startVon(data, personId)} klientVorgabe={null} folgeId={null} />
  return (
    <>
      <PageHeader title={titel} />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <ListSkeleton rows={5} height={96} />}
      {data !== undefined && (
        <Alert
          tone="info"
          title={t('gesendetSchon.titel')}
          actions={<LinkButton to={bestellungPfad(data.id)}>{t('gesendetSchon.zeigen')}</LinkButton>}
        >
          {t('gesendetSchon.text')}
        </Alert>
      )}
    </>
  )
}

export interface EntwurfRahmenProps {
  /** Initial content; read once. */
  beginn: () => EntwurfStart
  heute: Datum
  klientVorgabe: string | null
  hausbesuchId: string | null
  folgeId: string | null
  onAblage: (entwurfId: string) => void
}

/** Keeps the initial content, so that the form can restart with other content. */
export function EntwurfRahmen({ beginn, ...rest }: EntwurfRahmenProps) {
  const [lauf, setLauf] = useState(() => ({ nr: 0, start: beginn() }))
  return <EntwurfEditor {...rest} key={lauf.nr} start={lauf.start} onNeuBeginn={(start) => setLauf(({ nr }) => ({ nr: nr + 1, start }))} />
}
