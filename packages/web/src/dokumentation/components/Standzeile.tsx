import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { IconHistory } from '@tabler/icons-react'
import { formatDateTime, formatTime } from '../../shared/format.ts'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { staendePath } from '../dokumentation.paths.ts'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import type { Conflict, Schreibblatt } from './useBlatt.ts'

export function Standzeile({ stand }: Pick<Schreibblatt, 'stand'>) {
  const t = useDokumentationTexts()
  const words = () => {
    switch (stand.art) {
      case 'gespeichert':
        if (stand.am === null) return t('stand.leer')
        return t(stand.amGeraet === true ? 'stand.amGeraet' : 'stand.gespeichert', { zeit: formatTime(stand.am) })
      case 'offen':
      case 'speichert':
        return t('stand.speichert')
      case 'unmoeglich':
      case 'konflikt':
      case 'fehler':
        return t('stand.nicht')
      default:
        return stand satisfies never
    }
  }
  return <span role="status">{words()}</span>
}

export function Standmeldung({ stand, verbunden, sichere, keepMine, takeOther }: Schreibblatt) {
  const t = useDokumentationTexts()
  if (stand.art === 'unmoeglich') return <Alert tone="danger">{t('stand.unmoeglich')}</Alert>
  if (stand.art === 'fehler') return <ErrorState error={stand.fehler} onRetry={() => void sichere()} />
  if (stand.art !== 'konflikt') return verbunden !== null && <Alert tone="info">{t('konflikt.verbunden', { name: verbunden })}</Alert>
  return <ConflictMeldung konflikt={stand.konflikt} onMeins={keepMine} onAnderes={takeOther} />
}

interface ConflictMeldungProps {
  konflikt: Conflict
  onMeins: (conflict: Conflict) => void
  onAnderes: (conflict: Conflict) => void
}

function ConflictMeldung({ konflikt, onMeins, onAnderes }: ConflictMeldungProps) {
  const t = useDokumentationTexts()
  const { durch, teile } = konflikt
  return (
    <Alert
      tone="warning"
      urgent
      title={t('konflikt.titel')}
      actions={
        <>
          <Button onClick={() => onMeins(konflikt)}>{t('konflikt.meins')}</Button>
          <Button look="secondary" onClick={() => onAnderes(konflikt)}>
            {t('konflikt.anderes')}
          </Button>
        </>
      }
    >
      {durch !== null && <div>{t('konflikt.durch', { name: durch.name, zeit: formatDateTime(durch.am) })}</div>}
      <div>{t('konflikt.teile', { teile: teile.map((part) => t(`teil.${part}`)).join(', ') })}</div>
    </Alert>
  )
}

export function StaendeLink({ antwort: { besuch, version } }: { antwort: Pick<DokumentationAnswer, 'besuch' | 'version'> }) {
  const t = useDokumentationTexts()
  if (version === 0) return null
  return (
    <div data-no-print>
      <LinkButton to={staendePath(besuch.id)} look="subtle" icon={<IconHistory size={20} aria-hidden />}>
        {t('staende.titel')}
      </LinkButton>
    </div>
  )
}
