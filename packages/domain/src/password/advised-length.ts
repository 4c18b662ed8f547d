/**
 * The recommended length of a new password (NIST SP 800-63B, ASVS 6.2.1). It is advice: only the operator's server
 * knows the required length.
 */
export const ADVISED_PASSWORD_LENGTH = 8;
