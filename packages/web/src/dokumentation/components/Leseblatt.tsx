import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { IconPrinter } from '@tabler/icons-react'
import { formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { Blattinhalt } from './Blattinhalt.tsx'
import { Nachtraege } from './Nachtraege.tsx'
import { StaendeLink } from './StaendeLink.tsx'

export function Leseblatt({ antwort, blatt }: { antwort: DokumentationAnswer; blatt: Blatt }) {
  const t = useTexts(dokumentationTexts)
  const { besuch, abgeschlossenAm, geaendert } = antwort
  return (
    <>
      <Alert
        tone={abgeschlossenAm === null ? 'info' : 'success'}
        actions={
          <Button look="secondary" icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
            {t('drucken')}
          </Button>
        }
      >
        {abgeschlossenAm === null
          ? t('entwurf', { name: geaendert?.name ?? '' })
          : t('abgeschlossen', { zeit: formatDateTime(abgeschlossenAm), name: geaendert?.name ?? '' })}
      </Alert>
      <Blattinhalt antwort={antwort} blatt={blatt} />
      <Nachtraege besuch={besuch} darf={antwort.moeglich.nachtragen === true} />
      <StaendeLink antwort={antwort} />
    </>
  )
}
