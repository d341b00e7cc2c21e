import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconAlertTriangle, IconCalendarDue, IconPhone } from '@tabler/icons-react'
import { formatDate } from '../../../shared/format.ts'
import { Alert, StatusBadge } from '../../../ui/feedback.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { useAkteTexts } from '../../klient.texts.ts'
import classes from './Kopf.module.css'

type Person = AkteAnswer['person']

/** As a list has it: `von der Straße, Dr. Änne`. */
export function akteName({ titel, vorname, vorsatzwort, nachname, namenszusatz }: Person): string {
  const hinten = [namenszusatz, vorsatzwort, nachname].filter((part) => part !== null).join(' ')
  return `${hinten}, ${[titel, vorname].filter((part) => part !== null).join(' ')}`
}

export function useWarnwords({ allergien, risiken, reanimation }: AkteAnswer['gesundheit']): string[] {
  const t = useAkteTexts()
  return [
    ...(allergien?.liste ?? []).map((one) => `${t('feld.allergien')}: ${one}`),
    ...risiken.map((risiko) => t(`wahl.risiken.${risiko}`)),
    ...(reanimation === 'NEIN' ? [t('keineReanimation')] : []),
  ]
}

const today = () => berlinDate(new Date().toISOString())

export function Warnungen({ akte: { gesundheit, kontakte, fristen } }: { akte: AkteAnswer }) {
  const t = useAkteTexts()
  const { notfallhinweis } = gesundheit
  const withoutNotfallkontakt = !kontakte.kontakte.some(({ notfall }) => notfall)
  const zeichen = useWarnwords(gesundheit)
  return (
    <Stack gap="sm" mb="md">
      {(zeichen.length > 0 || notfallhinweis !== null) && (
        <Alert tone="danger" says="note" title={t('risikenTitel')}>
          <Stack gap="xs">
            {notfallhinweis !== null && <span style={{ whiteSpace: 'pre-line' }}>{notfallhinweis}</span>}
            {zeichen.length > 0 && (
              <ul className={`${classes.zeichen} ${classes.risiken}`}>
                {zeichen.map((one) => (
                  <li key={one}>
                    <StatusBadge tone="danger" icon={<IconAlertTriangle size={16} />}>
                      {one}
                    </StatusBadge>
                  </li>
                ))}
              </ul>
            )}
          </Stack>
        </Alert>
      )}
      {(fristen.length > 0 || withoutNotfallkontakt) && (
        <ul className={classes.zeichen} aria-label={t('frist.titel')}>
          {withoutNotfallkontakt && (
            <li>
              <StatusBadge tone="warning" icon={<IconPhone size={16} />}>
                {t('ohneNotfallkontakt')}
              </StatusBadge>
            </li>
          )}
          {fristen.map(({ art, am }) => (
            <li key={art}>
              <StatusBadge tone={am < today() ? 'danger' : 'warning'} icon={<IconCalendarDue size={16} />}>
                {t(`frist.${art}`, { am: formatDate(am) })}
                {am < today() && ` (${t('frist.abgelaufen')})`}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
