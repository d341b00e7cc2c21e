/**
 * Every call that is answered without a session, reviewed one by one; the server does not start with another one. Why each is open stands in
 * its contract; what it asks for instead of a session stands here.
 */
type Proof =
  /** Password, passkey or the token of the step before. */
  | 'credentials'
  /** The refresh cookie or an access token, which may be locked or expired. */
  | 'session'
  /** At least 80 bits of chance that were given to one person, in a link or on paper. */
  | 'secret'
  /** Anybody may ask. A number of 40 bits counts as nothing, although guesses are limited. */
  | 'none'

interface OpenCall {
  /** Calls of one matter are one thing to decide about. */
  matter: 'account' | 'certificate' | 'calendar' | 'files' | 'health' | 'invitation' | 'law' | 'request' | 'sign-in'
  proof: Proof
}

export const openCalls: ReadonlyMap<string, OpenCall> = new Map<string, OpenCall>([
  ['anmeldung.signIn', { matter: 'sign-in', proof: 'credentials' }],
  ['anmeldung.signInByTemplate', { matter: 'sign-in', proof: 'credentials' }],
  ['anmeldung.secondFactor', { matter: 'sign-in', proof: 'credentials' }],
  ['anmeldung.passkeyOptions', { matter: 'sign-in', proof: 'none' }],
  ['anmeldung.passkeySignIn', { matter: 'sign-in', proof: 'credentials' }],
  ['anmeldung.signInWithToken', { matter: 'sign-in', proof: 'session' }],
  ['anmeldung.refreshToken', { matter: 'sign-in', proof: 'session' }],
  ['anmeldung.unlock', { matter: 'sign-in', proof: 'session' }],
  ['anmeldung.signOut', { matter: 'sign-in', proof: 'session' }],
  ['anmeldung.demoAccounts', { matter: 'sign-in', proof: 'none' }],
  ['sso.find', { matter: 'sign-in', proof: 'none' }],
  ['sso.begin', { matter: 'sign-in', proof: 'none' }],
  ['sso.finish', { matter: 'sign-in', proof: 'credentials' }],
  ['anmeldung.signUp', { matter: 'account', proof: 'none' }],
  ['anmeldung.resendConfirmation', { matter: 'account', proof: 'none' }],
  ['anmeldung.forgotPassword', { matter: 'account', proof: 'none' }],
  ['anmeldung.checkLink', { matter: 'account', proof: 'secret' }],
  ['anmeldung.confirm', { matter: 'account', proof: 'secret' }],
  ['anmeldung.resetPassword', { matter: 'account', proof: 'secret' }],
  ['anmeldung.confirmEmail', { matter: 'account', proof: 'secret' }],
  ['anmeldung.undoEmail', { matter: 'account', proof: 'secret' }],
  ['personal.readEinladung', { matter: 'invitation', proof: 'secret' }],
  ['personal.renewEinladung', { matter: 'invitation', proof: 'secret' }],
  ['personal.acceptEinladung', { matter: 'invitation', proof: 'secret' }],
  ['files.readLink', { matter: 'files', proof: 'secret' }],
  ['files.openLink', { matter: 'files', proof: 'secret' }],
  ['files.createLinkUpload', { matter: 'files', proof: 'secret' }],
  ['files.readLinkUpload', { matter: 'files', proof: 'secret' }],
  ['files.sendLinkBytes', { matter: 'files', proof: 'secret' }],
  ['files.removeLinkUpload', { matter: 'files', proof: 'secret' }],
  ['kalenderabo.feed', { matter: 'calendar', proof: 'secret' }],
  ['anliegen.openForm', { matter: 'request', proof: 'none' }],
  ['anliegen.send', { matter: 'request', proof: 'none' }],
  ['anliegen.readStatus', { matter: 'request', proof: 'none' }],
  ['academy.checkCertificate', { matter: 'certificate', proof: 'secret' }],
  ['rechtstexte.read', { matter: 'law', proof: 'none' }],
  ['betrieb.live', { matter: 'health', proof: 'none' }],
  ['betrieb.ready', { matter: 'health', proof: 'none' }],
  ['betrieb.openapi', { matter: 'health', proof: 'none' }],
])
