package dev.limber.conformance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Marks tests that run only where {@link ReferenceData} is given. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Tag("conformance")
@EnabledIfSystemProperty(
    named = ReferenceData.PROPERTY,
    matches = ".+",
    disabledReason = "needs reference data: -Dlimber.conformance=DIR")
public @interface NeedsReferenceData {}
