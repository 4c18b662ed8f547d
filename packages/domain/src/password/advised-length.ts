/**
 * The length that a new password should have (NIST SP 800-63B, ASVS 6.2.1). It is advice: how long a password must
 * be, only the operator's server knows.
 */
export const ADVISED_PASSWORD_LENGTH = 8;
