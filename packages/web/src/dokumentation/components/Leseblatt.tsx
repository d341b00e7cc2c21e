import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NachtragenDialog } from '../../hausbesuch/components/schritte/TextDialoge.tsx'
import { besuchQuery } from '../../hausbesuch/hausbesuch.queries.ts'
import { formatDateTime } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Facts, Stack } from '../../ui/layout.tsx'
import { blattQuery } from '../dokumentation.queries.ts'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import { Blattinhalt } from './Blattinhalt.tsx'
import { StaendeLink } from './StaendeLink.tsx'
import classes from './Dokumentation.module.css'

export function Leseblatt({ antwort, blatt }: { antwort: DokumentationAnswer; blatt: Blatt }) {
  const t = useDokumentationTexts()
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

/** Addenda to a locked sheet: shown below it, the sheet itself stays unchanged (§ 630f BGB). */
function Nachtraege({ besuch: { id, nachtraege }, darf }: { besuch: DokumentationAnswer['besuch']; darf: boolean }) {
  const t = useDokumentationTexts()
  const client = useQueryClient()
  const [open, setOffen] = useState(false)
  const { data: besuch } = useQuery({ ...besuchQuery(id), enabled: open })
  if (nachtraege.length === 0 && !darf) return null
  return (
    <Card title={t('nachtrag.titel')}>
      <Stack gap="md" align="flex-start">
        <Facts
          facts={nachtraege.map(({ name, am, text }) => ({
            label: `${name}, ${formatDateTime(am)}`,
            value: <span className={classes.text}>{text}</span>,
          }))}
        />
        {darf && (
          <Button look="secondary" onClick={() => setOffen(true)}>
            {t('nachtrag.neu')}
          </Button>
        )}
      </Stack>
      {open && besuch !== undefined && (
        <NachtragenDialog
          handlung="nachtragen"
          besuch={besuch}
          onClose={() => setOffen(false)}
          onDone={() => {
            setOffen(false)
            void client.invalidateQueries({ queryKey: blattQuery(id).queryKey })
          }}
        />
      )}
    </Card>
  )
}
