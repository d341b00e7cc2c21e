/** For tests of other floors, which open what was printed. */
export { fonts as testFonts } from './fonts.ts'
