import type { AbwesenheitEintrag } from '@dreiklang/domain/klient/abwesenheit.contract'
import { IconHomeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import { abwesenheitenQuery, useKlientLive } from '../../verlauf.queries.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'
import { AbwesenheitDialog } from './AbwesenheitDialog.tsx'
import { RueckkehrDialog } from './RueckkehrDialog.tsx'
import { Rueckkehrliste } from './Rueckkehrliste.tsx'
import classes from './Verlauf.module.css'

/** The switch for who is not at home, and the times before; after a return the list of what to do stands there until it is done. */
export function AbwesenheitenBereich({ klientId }: { klientId: string }) {
  const t = useTexts(verlaufTexts)
  const { data, error, refetch } = useQuery(abwesenheitenQuery(klientId))
  useKlientLive(klientId, 'abwesenheiten')
  const [dialog, setDialog] = useState<'WEG' | 'ZURUECK' | null>(null)
  const offene = data?.find(({ bis }) => bis === null)
  const vorbei = data?.filter(({ bis }) => bis !== null) ?? []
  return (
    <Card
      title={t('abwesenheit.titel')}
      actions={
        data !== undefined &&
        offene === undefined && (
          <Button look="secondary" icon={<IconHomeOff size={20} aria-hidden />} onClick={() => setDialog('WEG')}>
            {t('abwesenheit.schalter')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <ListSkeleton rows={2} />}
        {data?.length === 0 && <Text>{t('abwesenheit.keine')}</Text>}
        {offene !== undefined && (
          <Alert
            tone="warning"
            title={t('abwesenheit.jetzt', { art: t(`abwesenheit.arten.${offene.art}`), datum: formatDate(offene.von) })}
            actions={<Button onClick={() => setDialog('ZURUECK')}>{t('abwesenheit.zurueck')}</Button>}
          >
            {t('abwesenheit.jetztText')}
            <Worte abwesenheit={offene} />
          </Alert>
        )}
        {vorbei.length > 0 && (
          <ul className={classes.liste}>
            {vorbei.map((eine) => (
              <li key={eine.id} className={classes.zeile}>
                <div className={classes.worte}>
                  <Text fw={500}>{t(`abwesenheit.arten.${eine.art}`)}</Text>
                  <Text size="sm" c="dimmed">
                    {t('abwesenheit.zeit', { von: formatDate(eine.von), bis: formatDate(eine.bis ?? eine.von) })}
                  </Text>
                  <Worte abwesenheit={eine} />
                  <Rueckkehrliste klientId={klientId} abwesenheit={eine} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {dialog === 'WEG' && <AbwesenheitDialog klientId={klientId} onClose={() => setDialog(null)} />}
      {dialog === 'ZURUECK' && offene !== undefined && (
        <RueckkehrDialog klientId={klientId} abwesenheit={offene} onClose={() => setDialog(null)} />
      )}
    </Card>
  )
}

function Worte({ abwesenheit: { ort, bemerkung, erfasstVon } }: { abwesenheit: AbwesenheitEintrag }) {
  const t = useTexts(verlaufTexts)
  const zeilen = [ort, bemerkung, erfasstVon === null ? null : t('erfasst', { person: erfasstVon })].filter((zeile) => zeile !== null)
  return zeilen.map((zeile) => (
    <Text key={zeile} size="sm">
      {zeile}
    </Text>
  ))
}
