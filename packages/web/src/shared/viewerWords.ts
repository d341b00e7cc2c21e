import { type PersonWord, personWordOf } from '@dreiklang/domain/shared/personWord'
import { sessionStore } from './apiClient.ts'
import { speakOf } from './i18n.ts'

function wordOfViewer(): PersonWord | null {
  const session = sessionStore.state()
  if (session.kind === 'signed-out') return personWordOf(null)
  if (session.kind !== 'signed-in') return null
  const { apothekepersonal, arztpersonal } = session.user
  if (arztpersonal !== undefined) return personWordOf('ARZT')
  return personWordOf(apothekepersonal === undefined ? null : 'APOTHEKE')
}

const speakToViewer = async (): Promise<void> => {
  const word = wordOfViewer()
  if (word !== null) await speakOf(word)
}

let following = false

/** All texts speak to the side of whoever is signed in, from now on; resolves when they do so the first time. */
export async function followViewer(): Promise<void> {
  if (!following) sessionStore.subscribe(() => void speakToViewer())
  following = true
  await speakToViewer()
}
