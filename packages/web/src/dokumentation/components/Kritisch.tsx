import type { Vitalwert } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { newHausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useValuesTexts } from '../dokumentation.texts.ts'
import { useMesswort } from './anzeige.ts'
import classes from './Dokumentation.module.css'

const dialled = (telefon: string) => `tel:${telefon.replaceAll(/[^+\d]/g, '')}`

/** Where a critical value stands, there is also whom one can tell; nobody is told by itself. */
export function Kritisch({ werte, antwort }: { werte: readonly Vitalwert[]; antwort: DokumentationAnswer }) {
  const t = useValuesTexts()
  const { worte, istKritisch, hinweise } = useMesswort(antwort)
  const { praxen, seite, besuch } = antwort
  const klientId = besuch.klient?.id ?? null
  return werte.filter(istKritisch).map((value) => (
    <Alert
      key={value.id}
      tone="danger"
      urgent
      title={t('kritisch.titel', { art: t(`vital.${value.art}`), wert: worte(value) })}
      actions={
        <>
          <a className={classes.anruf} href="tel:112">
            {t('kritisch.notruf')}
          </a>
          {praxen.flatMap(({ id, name, telefon, behandelt }) =>
            behandelt && telefon !== null ? (
              <a key={id} className={classes.anruf} href={dialled(telefon)}>
                {t('kritisch.praxis', { name })}
              </a>
            ) : (
              []
            ),
          )}
          {seite === 'PFLEGE' && klientId !== null && (
            <>
              <LinkButton look="secondary" to={newHausbesuchPath({ klientId, typ: 'ARZTBESUCH', dringlichkeit: 'SOFORT' })}>
                {t('kritisch.arztbesuch')}
              </LinkButton>
              <LinkButton look="secondary" to={newHausbesuchPath({ klientId, typ: 'PFLEGEBESUCH' })}>
                {t('kritisch.folgebesuch')}
              </LinkButton>
            </>
          )}
        </>
      }
    >
      <Stack gap="xs">
        <span>{hinweise(value).join(' ')}</span>
        <span>{t('kritisch.text')}</span>
        {seite === 'PFLEGE' && <span>{t('kritisch.werte')}</span>}
      </Stack>
    </Alert>
  ))
}
