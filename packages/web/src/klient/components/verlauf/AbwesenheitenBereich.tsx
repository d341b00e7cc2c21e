import type { AbwesenheitEintrag } from '@dreiklang/domain/klient/abwesenheit.contract'
import { IconCalendarTime, IconCalendarX, IconHomeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { StatusBadge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import { abwesenheitenQuery, useKlientLive } from '../../verlauf.queries.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'
import { AbsageDialog } from './AbsageDialog.tsx'
import { AbwesenheitDialog } from './AbwesenheitDialog.tsx'
import { RueckkehrDialog } from './RueckkehrDialog.tsx'
import { Rueckkehrliste } from './Rueckkehrliste.tsx'
import classes from './Verlauf.module.css'

/** The switch for absences, planned and past ones; after a return the to-do list stays until it is done. */
export function AbwesenheitenBereich({ klientId }: { klientId: string }) {
  const t = useTexts(verlaufTexts)
  const { data, error, refetch } = useQuery(abwesenheitenQuery(klientId))
  useKlientLive(klientId, 'abwesenheiten')
  const [dialog, setDialog] = useState<'WEG' | 'ZURUECK' | null>(null)
  const laufende = data?.find(({ stand }) => stand === 'LAEUFT')
  const andere = data?.filter(({ stand }) => stand !== 'LAEUFT') ?? []
  return (
    <Card
      title={t('abwesenheit.titel')}
      actions={
        data !== undefined && (
          <Button look="secondary" icon={<IconHomeOff size={20} aria-hidden />} onClick={() => setDialog('WEG')}>
            {t(laufende === undefined ? 'abwesenheit.schalter' : 'abwesenheit.planen')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <ListSkeleton rows={2} />}
        {data?.length === 0 && <Text>{t('abwesenheit.keine')}</Text>}
        {laufende !== undefined && (
          <Alert
            tone="warning"
            title={t('abwesenheit.jetzt', { art: t(`abwesenheit.arten.${laufende.art}`), datum: formatDate(laufende.von) })}
            actions={<Button onClick={() => setDialog('ZURUECK')}>{t('abwesenheit.zurueck')}</Button>}
          >
            {t('abwesenheit.jetztText')}
            <Worte abwesenheit={laufende} />
          </Alert>
        )}
        {andere.length > 0 && (
          <ul className={classes.liste}>
            {andere.map((eine) => (
              <li key={eine.id} className={classes.zeile}>
                {eine.stand === 'BEENDET' ? (
                  <Vergangene klientId={klientId} abwesenheit={eine} />
                ) : (
                  <Geplante klientId={klientId} abwesenheit={eine} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {dialog === 'WEG' && <AbwesenheitDialog klientId={klientId} onClose={() => setDialog(null)} />}
      {dialog === 'ZURUECK' && laufende !== undefined && (
        <RueckkehrDialog klientId={klientId} abwesenheit={laufende} onClose={() => setDialog(null)} />
      )}
    </Card>
  )
}

interface EineProps {
  klientId: string
  abwesenheit: AbwesenheitEintrag
}

function Vergangene({ klientId, abwesenheit }: EineProps) {
  const t = useTexts(verlaufTexts)
  const { art, von, bis } = abwesenheit
  return (
    <div className={classes.worte}>
      <Text fw={500}>{t(`abwesenheit.arten.${art}`)}</Text>
      <Text size="sm" c="dimmed">
        {t('abwesenheit.zeit', { von: formatDate(von), bis: formatDate(bis ?? von) })}
      </Text>
      <Worte abwesenheit={abwesenheit} />
      <Rueckkehrliste klientId={klientId} abwesenheit={abwesenheit} />
    </div>
  )
}

/** What is to come, with the way to change it and to call it off; what was called off stays to be read. */
function Geplante({ klientId, abwesenheit }: EineProps) {
  const t = useTexts(verlaufTexts)
  const [dialog, setDialog] = useState<'AENDERN' | 'ABSAGEN' | null>(null)
  const { art, stand, von } = abwesenheit
  const geplant = stand === 'GEPLANT'
  const was = { art: t(`abwesenheit.arten.${art}`), datum: formatDate(von) }
  const schliesse = () => setDialog(null)
  return (
    <>
      <div className={classes.worte}>
        <Text fw={500}>{t('abwesenheit.ab', was)}</Text>
        <StatusBadge tone={geplant ? 'info' : 'neutral'} icon={geplant ? <IconCalendarTime size={16} /> : <IconCalendarX size={16} />}>
          {t(geplant ? 'abwesenheit.geplant' : 'abwesenheit.abgesagt')}
        </StatusBadge>
        <Worte abwesenheit={abwesenheit} />
      </div>
      {geplant && (
        <div className={classes.rechts}>
          <Button look="secondary" aria-label={t('abwesenheit.aendernWas', was)} onClick={() => setDialog('AENDERN')}>
            {t('abwesenheit.aendern')}
          </Button>
          <Button look="subtle" aria-label={t('abwesenheit.absagenWas', was)} onClick={() => setDialog('ABSAGEN')}>
            {t('abwesenheit.absagen')}
          </Button>
        </div>
      )}
      {dialog === 'AENDERN' && <AbwesenheitDialog klientId={klientId} geplante={abwesenheit} onClose={schliesse} />}
      {dialog === 'ABSAGEN' && <AbsageDialog klientId={klientId} geplante={abwesenheit} onClose={schliesse} />}
    </>
  )
}

function Worte({ abwesenheit: { stand, geplantBis, ort, bemerkung, erfasstVon } }: { abwesenheit: AbwesenheitEintrag }) {
  const t = useTexts(verlaufTexts)
  const zeilen = [
    geplantBis === null || stand === 'BEENDET' ? null : t('abwesenheit.erwartet', { datum: formatDate(geplantBis) }),
    ort,
    bemerkung,
    erfasstVon === null ? null : t('erfasst', { person: erfasstVon }),
  ].filter((zeile) => zeile !== null)
  return zeilen.map((zeile) => (
    <Text key={zeile} size="sm">
      {zeile}
    </Text>
  ))
}
