import type { KalenderStand } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { Switch } from '../../ui/Switch.tsx'
import { DateTime, RelativeTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { endAdresse, createAdresse, useKalenderTat, chooseKuerzel } from '../kalenderabo.queries.ts'
import { kalenderaboTexts } from '../kalenderabo.texts.ts'
import { AdresseDialog } from './AdresseDialog.tsx'
import { EndeDialog } from './EndeDialog.tsx'

type Frage = 'renew' | 'revoke' | null

export function KalenderCard({ stand: { kalender, kuerzelErlaubt } }: { stand: KalenderStand }) {
  const t = useTexts(kalenderaboTexts)
  const [frage, setFrage] = useState<Frage>(null)
  const [adresse, setAdresse] = useState<string | null>(null)
  const put = useKalenderTat(createAdresse)
  const end = useKalenderTat(endAdresse)

  const neu = () =>
    put.mutate(kalender?.mitKuerzel === true && kuerzelErlaubt, {
      onError: toastError,
      onSuccess: (answer) => {
        setFrage(null)
        setAdresse(answer.adresse)
      },
    })
  const ende = () =>
    end.mutate(undefined, {
      onError: toastError,
      onSuccess: () => {
        setFrage(null)
        toastSuccess(t('revoked'))
      },
    })

  return (
    <Card title={t('title')}>
      <Stack>
        <Text size="sm">{t('text')}</Text>
        {kalender === null ? (
          <>
            <Text c="dimmed">{t('none')}</Text>
            <Group>
              <Button busy={put.isPending} onClick={neu}>
                {t('create')}
              </Button>
            </Group>
          </>
        ) : (
          <>
            <Angelegt kalender={kalender} />
            <Kuerzel mitKuerzel={kalender.mitKuerzel} erlaubt={kuerzelErlaubt} />
            <Group>
              <Button look="secondary" onClick={() => setFrage('renew')}>
                {t('renew')}
              </Button>
              <Button look="secondary" onClick={() => setFrage('revoke')}>
                {t('revoke')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
      {frage === 'renew' && <EndeDialog was="renew" busy={put.isPending} onYes={neu} onClose={() => setFrage(null)} />}
      {frage === 'revoke' && <EndeDialog was="revoke" busy={end.isPending} onYes={ende} onClose={() => setFrage(null)} />}
      {adresse !== null && <AdresseDialog adresse={adresse} onClose={() => setAdresse(null)} />}
    </Card>
  )
}

function Angelegt({ kalender: { angelegtAm, zuletztAm } }: { kalender: NonNullable<KalenderStand['kalender']> }) {
  const t = useTexts(kalenderaboTexts)
  return (
    <Facts
      facts={[
        { label: t('created'), value: <DateTime value={angelegtAm} /> },
        { label: t('lastUsed'), value: zuletztAm === null ? t('neverUsed') : <RelativeTime instant={zuletztAm} /> },
      ]}
    />
  )
}

function Kuerzel({ mitKuerzel, erlaubt }: { mitKuerzel: boolean; erlaubt: boolean }) {
  const t = useTexts(kalenderaboTexts)
  const waehle = useKalenderTat(chooseKuerzel)
  const an = (waehle.isPending ? waehle.variables : mitKuerzel) && erlaubt
  return (
    <div>
      <Switch label={t('short')} checked={an} disabled={!erlaubt} onChange={(next) => waehle.mutate(next, { onError: toastError })} />
      <Text size="sm" c="dimmed" mt="xs">
        {t(an ? 'shortOn' : 'shortOff')} {!erlaubt && t('shortForbidden')}
      </Text>
    </div>
  )
}
