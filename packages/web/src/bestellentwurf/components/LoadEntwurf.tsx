import type { IsoDate } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { useNeuTexts } from '../../bestellung/bestellung.texts.ts'
import { useUser } from '../../shared/session.ts'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { LinkButton } from '../../ui/buttons.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { entwurfQuery } from '../bestellentwurf.queries.ts'
import { EntwurfEditor } from './EntwurfEditor.tsx'
import { type EntwurfStart, startOf } from './entwurfStart.ts'

export function LoadEntwurf({
  entwurfId,
  ...rest
}: { entwurfId: string } & Omit<EntwurfFrameProps, 'beginn' | 'klientVorgabe' | 'folgeId'>) {
  const t = useNeuTexts()
  const { id: personId } = useUser()
  const { data, error, refetch } = useQuery(entwurfQuery(entwurfId))
  const title = data === undefined ? t('titel') : t('titelEntwurf', { nummer: data.nummer })
  if (data?.status === 'ENTWURF')
    return <EntwurfFrame {...rest} beginn={() => startOf(data, personId)} klientVorgabe={null} folgeId={null} />
  return (
    <>
      <PageHeader title={title} />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <ListSkeleton rows={5} height={96} />}
      {data !== undefined && (
        <Alert
          tone="info"
          title={t('gesendetSchon.titel')}
          actions={<LinkButton to={bestellungPath(data.id)}>{t('gesendetSchon.zeigen')}</LinkButton>}
        >
          {t('gesendetSchon.text')}
        </Alert>
      )}
    </>
  )
}

export interface EntwurfFrameProps {
  beginn: () => EntwurfStart
  heute: IsoDate
  klientVorgabe: string | null
  hausbesuchId: string | null
  folgeId: string | null
  onAblage: (entwurfId: string) => void
}

/** Keeps the initial content, so that the form can restart with other content. */
export function EntwurfFrame({ beginn, ...rest }: EntwurfFrameProps) {
  const [lauf, setLauf] = useState(() => ({ nr: 0, start: beginn() }))
  return <EntwurfEditor {...rest} key={lauf.nr} start={lauf.start} onNeuBeginn={(start) => setLauf(({ nr }) => ({ nr: nr + 1, start }))} />
}
