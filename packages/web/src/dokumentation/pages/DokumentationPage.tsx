import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { IconNotesOff, IconPrinter } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { z } from 'zod'
import { KlientZustandAlert } from '../../hausbesuch/components/KlientZustandAlert.tsx'
import { dialogs } from '../../hausbesuch/components/schritte/BesuchDialoge.tsx'
import { besuchQuery } from '../../hausbesuch/hausbesuch.queries.ts'
import { formatDateTime } from '../../shared/format.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { Button } from '../../ui/buttons.tsx'
import { EmptyState, Alert, showQuery } from '../../ui/feedback.tsx'
import { Stack, Card, Facts } from '../../ui/layout.tsx'
import { PrintedBy } from '../../ui/PrintedBy.tsx'
import { Auszug, Blattinhalt } from '../components/Blattinhalt.tsx'
import { SchreibblattFormular } from '../components/SchreibblattFormular.tsx'
import { SheetBand } from '../components/sheetBand.ts'
import { SheetHead } from '../components/SheetHead.tsx'
import { blattQuery } from '../dokumentation.queries.ts'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import classes from '../components/Dokumentation.module.css'
import sheetClasses from '../components/Sheet.module.css'

const params = z.object({ hausbesuchId: z.uuid() })

export function DokumentationPage() {
  const { hausbesuchId } = usePathParams(params)
  const { data: answer, state } = showQuery(useQuery(blattQuery(hausbesuchId)), { rows: 5, height: 80 })
  const klient = answer?.besuch.klient ?? null
  return (
    <div className={sheetClasses.page}>
      <SheetHead hausbesuchId={hausbesuchId} antwort={answer} />
      {answer?.moeglich.schreiben === true && klient !== null && (
        <Suspense fallback={null}>
          <SheetBand hausbesuchId={hausbesuchId} />
        </Suspense>
      )}
      <div className={sheetClasses.content}>
        {state}
        <KlientZustandAlert klient={klient} />
        {answer !== undefined && <Content key={hausbesuchId} antwort={answer} />}
      </div>
    </div>
  )
}

function Content({ antwort }: { antwort: DokumentationAnswer }) {
  const t = useDokumentationTexts()
  const { blatt, auszug, moeglich } = antwort
  if (blatt !== null && moeglich.schreiben === true) return <SchreibblattFormular antwort={antwort} blatt={blatt} />
  if (blatt !== null) return <Leseblatt antwort={antwort} blatt={blatt} />
  if (auszug !== null) return <Auszug antwort={antwort} auszug={auszug} />
  const vorbei = endStatus.includes(antwort.besuch.status)
  return (
    <EmptyState icon={<IconNotesOff size={28} />} title={t(vorbei ? 'nichts.titelVorbei' : 'nichts.titel')}>
      {t(vorbei ? 'nichts.textVorbei' : 'nichts.text')}
    </EmptyState>
  )
}

function Leseblatt({ antwort, blatt }: { antwort: DokumentationAnswer; blatt: Blatt }) {
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
      <PrintedBy />
      <Blattinhalt antwort={antwort} blatt={blatt} />
      <Nachtraege besuch={besuch} darf={antwort.moeglich.nachtragen === true} />
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
        <dialogs.nachtragen
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
