import type { VorschlagAnswer } from '@dreiklang/domain/planung/planung.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { formatLongDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { RadioField } from '../../ui/RadioField.tsx'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { choicesOf } from '../../ui/choices.ts'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { takeOver, vorschlagQuery } from '../planung.queries.ts'
import { planungTexts } from '../planung.texts.ts'
import { OpenBesuche, VorherAfter } from './Vorschlagslisten.tsx'

interface VorschlagDialogProps {
  datum: IsoDate
  onSchliessen: () => void
  onUebernommen: (uebernahme: { id: string; anzahl: number }) => void
}

const umfaenge = ['OFFENE', 'ALLE'] as const

export function VorschlagDialog({ datum, onSchliessen, onUebernommen }: VorschlagDialogProps) {
  const t = useTexts(planungTexts)
  const [umfang, setUmfang] = useState<(typeof umfaenge)[number]>('OFFENE')
  const { data, error, refetch, isFetching } = useQuery(vorschlagQuery({ datum, umfang }))
  const { send, sendet, fehler, forget } = useTakeOver(data, onUebernommen)
  const neu = () => {
    forget()
    void refetch()
  }
  return (
    <Dialog
      opened
      size="xl"
      title={t('vorschlag.titel', { tag: formatLongDate(datum) })}
      onClose={onSchliessen}
      actions={
        <>
          <Button look="secondary" onClick={onSchliessen}>
            {t('vorschlag.abbrechen')}
          </Button>
          {data !== undefined && data.zuege.length > 0 && fehler === null && (
            <Button busy={sendet} onClick={() => void send()}>
              {t('vorschlag.uebernehmen')}
            </Button>
          )}
        </>
      }
    >
      <RadioField
        label={t('vorschlag.umfang')}
        value={umfang}
        onChange={(value) => {
          forget()
          setUmfang(value)
        }}
        choices={choicesOf(umfaenge, (value) => t(`vorschlag.${value}`))}
      />
      {fehler !== null && <Ueberholt fehler={fehler} onNeu={neu} />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Stack gap="md" role="status" aria-busy={isFetching}>
        {isFetching && <ListSkeleton rows={3} />}
        {data !== undefined && !isFetching && <Content vorschlag={data} />}
      </Stack>
    </Dialog>
  )
}

function Content({ vorschlag }: { vorschlag: VorschlagAnswer }) {
  const t = useTexts(planungTexts)
  const { zuege, offene, wegMinuten } = vorschlag
  return (
    <>
      {zuege.length === 0 ? (
        <Alert tone="info" title={t('vorschlag.nichts')}>
          {offene.length === 0 && t('vorschlag.nichtsText')}
        </Alert>
      ) : (
        <>
          <Text>{t('vorschlag.weg', wegMinuten)}</Text>
          <VorherAfter vorschlag={vorschlag} />
        </>
      )}
      {offene.length > 0 && <OpenBesuche vorschlag={vorschlag} />}
    </>
  )
}

function Ueberholt({ fehler, onNeu }: { fehler: unknown; onNeu: () => void }) {
  const t = useTexts(planungTexts)
  const besuche = fehler instanceof ApiError && Array.isArray(fehler.details['besuche']) ? fehler.details['besuche'] : []
  const nummern = besuche.map(({ nummer }: { nummer: string }) => nummer).join(', ')
  return (
    <>
      <ErrorState error={fehler} />
      {nummern !== '' && <Text>{t('vorschlag.ueberholt', { nummern })}</Text>}
      <Button look="secondary" onClick={onNeu}>
        {t('vorschlag.neu')}
      </Button>
    </>
  )
}

function useTakeOver(vorschlag: VorschlagAnswer | undefined, onUebernommen: VorschlagDialogProps['onUebernommen']) {
  const t = useTexts(planungTexts)
  const schluessel = useDeedKey()
  const [stand, setStand] = useState<{ sendet: boolean; fehler: unknown }>({ sendet: false, fehler: null })
  const send = async () => {
    if (vorschlag === undefined || stand.sendet) return
    const zuege = vorschlag.zuege.map(({ hausbesuchId, version, nachher }) => ({ hausbesuchId, version, ...nachher }))
    const body = { zuege, grund: t('vorschlag.grund') }
    setStand({ sendet: true, fehler: null })
    try {
      onUebernommen(await takeOver(body, schluessel(body)))
    } catch (fehler) {
      setStand({ sendet: false, fehler })
    }
  }
  return { ...stand, send, forget: () => setStand({ sendet: false, fehler: null }) }
}
