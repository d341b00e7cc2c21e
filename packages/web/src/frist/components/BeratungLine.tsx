import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import { useQuery } from '@tanstack/react-query'
import { hausbesuchPath, newHausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { klientBereichPath } from '../../klient/klient.paths.ts'
import { formatDate } from '../../shared/format.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { beratungQuery } from '../frist.queries.ts'
import { useFristTexts } from '../frist.texts.ts'

/** On the record of a Klient: advice at home, as long as some is open or planned. Nothing while it is not known. */
export function BeratungLine({ akte }: { akte: AkteAnswer }) {
  const t = useFristTexts()
  const { data } = useQuery(beratungQuery(akte))
  if (data === undefined || (data.frist === null && data.termin === null)) return null
  const { frist, letzter, termin } = data
  const words = [
    frist && (frist.faellig === null ? t('beratung.UNBEKANNT') : t(`beratung.${frist.art}`, { tag: formatDate(frist.faellig) })),
    termin && t('beratung.termin', { tag: formatDate(termin.tag) }),
    letzter && t('beratung.letzter', { tag: formatDate(letzter.tag) }),
  ]
  return (
    <Stack mb="md">
      <Alert
        tone={frist?.art === 'PFLICHT' && termin === null ? 'warning' : 'info'}
        says="note"
        title={t('beratung.titel')}
        actions={<Way klientId={akte.id} besuchId={termin?.hausbesuchId ?? null} unbekannt={frist?.art === 'UNBEKANNT'} />}
      >
        {words.filter((word) => word !== null).join(' ')}
      </Alert>
    </Stack>
  )
}

function Way({ klientId, besuchId, unbekannt }: { klientId: string; besuchId: string | null; unbekannt: boolean }) {
  const t = useFristTexts()
  if (besuchId !== null) {
    return (
      <LinkButton look="secondary" to={hausbesuchPath(besuchId)}>
        {t('beratung.oeffnen')}
      </LinkButton>
    )
  }
  if (unbekannt) {
    return (
      <LinkButton look="secondary" to={klientBereichPath(klientId, 'versicherung')}>
        {t('beratung.eintragen')}
      </LinkButton>
    )
  }
  return (
    <LinkButton look="secondary" to={newHausbesuchPath({ klientId, typ: 'BERATUNGSBESUCH' })}>
      {t('beratung.planen')}
    </LinkButton>
  )
}
