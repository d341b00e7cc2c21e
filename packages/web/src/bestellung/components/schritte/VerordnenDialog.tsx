import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { useHeute } from '../useHeute.ts'
import { RezeptFelder } from './RezeptFelder.tsx'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'
import { VerordnenAenderung } from './VerordnenAenderung.tsx'
import { verordnenAbbild, verordnenVorgabe } from './verordnenWerte.ts'
import { gemeinsameRezeptarten, ueblicherOrt, waehlbareOrte } from './vorgaben.ts'

/** E4 and E4b: what the doctor states about a prescription that now exists. */
export function VerordnenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const heute = useHeute()
  const { handlung, bestellung, positionen, onFertig } = schritt
  const korrektur = handlung === 'rezeptKorrigieren'
  const einzelne = positionen.length === 1 ? positionen[0] : undefined
  const problem = einzelne?.lieferproblem ?? null
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: verordnenVorgabe(positionen, heute, problem === null ? '' : b(`neuesRezeptGrund.${problem.grund}`)),
    abbild: (werte) => verordnenAbbild(werte, { positionen, korrektur }),
    onFertig,
  })
  const { form, field } = formular
  const { rezeptart } = form.values
  const arten = gemeinsameRezeptarten(positionen)
  const aenderung = einzelne !== undefined && <VerordnenAenderung formular={formular} position={einzelne} />

  return (
    <SchrittDialog schritt={schritt} formular={formular} gross hinweis={korrektur ? t('verordnen.korrigierenText') : t('verordnen.text')}>
      {arten.length === 0 && <Alert tone="warning">{t('verordnen.verschieden')}</Alert>}
      {problem !== null && aenderung}
      <RezeptFelder
        werte={form.values}
        feld={field}
        arten={arten}
        orte={rezeptart === null ? [] : waehlbareOrte([rezeptart], bestellung)}
        ortFuer={ueblicherOrt}
        mitNummer={einzelne !== undefined}
        autIdemWunsch={positionen.flatMap(({ autIdemWunsch }) => autIdemWunsch ?? []).join(' ')}
      />
      {problem === null && aenderung}
      {korrektur && <TextArea {...field('grund')} label={t('feld.grundText')} required maxLength={500} />}
    </SchrittDialog>
  )
}
